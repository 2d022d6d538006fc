# Records of a shop.
class Order < ApplicationRecord
  enum status: { pending: 0, authorized: 1, denied: 2, failed: 3, cancelled: 4 }
  enum :network, { visa: 1, mastercard: 2, amex: 3, discover: 4, maestro: 5 }
  enum orientation: { portrait: 0, landscape: 1 }

  REPEAT = { "none" => 0, "daily" => 1, "weekly" => 2, "monthly" => 3, "yearly" => 4 }.freeze
  LEVELS = { 1 => "beginner", 2 => "intermediate", 3 => "advanced" }.freeze
end

module Playback
  STOPPED = 0
  PLAYING = 1
  PAUSED = 2
  SEEKING_FORWARD = 3
end
