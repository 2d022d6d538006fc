open Runtime
open Objc

(** [saveObject:withCompletion:] takes what it saves first. *)
let saveObject self ~withCompletion x =
  msg_send ~self ~cmd:(selector "save:withCompletion:")
    ~typ:(id @-> ptr void @-> returning void) x withCompletion

let authorize share ~readTypes ~completion self =
  msg_send ~self ~cmd:(selector "requestAuthorizatonToShareTypes:readTypes:completion:")
    ~typ:(id @-> id @-> ptr void @-> returning void) share readTypes completion

let stopQuery x self =
  msg_send ~self ~cmd:(selector "stopQuery:") ~typ:(returning void) x

let deleteObjects x ~withCompletion self =
  msg_send ~self
    ~cmd:(selector "deleteObjects:withCompletion:")
    ~typ:(id @-> returning void)
    x withCompletion

let isHealthDataAvailable self =
  msg_send ~self ~cmd:(selector "isHealthDataAvailable") ~typ:(returning bool)

let finishRoute workout ~metadata ~completion self =
  msg_send ~self ~cmd:(selector "finishRoute(with:metadata:completion:)")
    ~typ:(id @-> id @-> ptr void @-> returning void) workout metadata completion

let endCollection date ~completion self =
  msg_send ~self ~cmd:(selector "endCollection:completion:")
    ~typ:(id @-> ptr void @-> returning void) date completion
