print("enum-counter")
