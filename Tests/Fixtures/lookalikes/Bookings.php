<?php
// Kinds and states of bookings.
enum BookingStatus: int {
  case Unknown = 0;
  case Confirmed = 1;
  case Tentative = 2;
  case Canceled = 3;
}

final class Attendee {
  const PENDING = 1;
  const ACCEPTED = 2;
  const DECLINED = 3;
  const TENTATIVE = 4;
  const ROLE_CHAIR = 1;
  const ROLE_REQUIRED = 2;
  const ROLE_OPTIONAL = 3;
}

$mapTypes = ['standard' => 1, 'satellite' => 2, 'hybrid' => 3, 'terrain' => 4];
$keyboard = [1 => 'default', 2 => 'email', 3 => 'number', 4 => 'phone', 5 => 'url'];
