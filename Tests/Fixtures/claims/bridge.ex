defmodule Bridge do
  # Enums of four headers as Elixir code writes them.
  @activity_names %{7 => "bowling", 8 => "boxing", 13 => "cycling", 37 => "running"}
  @sleep_analysis %{in_bed: 0, asleep_unspecified: 1, awake: 2, asleep_core: 3}

  def activity_name(code) do
    case code do
      24 -> "hiking"
      35 -> "rowing"
      _ -> "unknown"
    end
  end

  def session_state("notStarted"), do: 1
  def session_state("running"), do: 2
  def session_state(:ended), do: 3

  def backing(0), do: "retained"
  def backing(1), do: "nonretained"
  def backing(2), do: "buffered"

  def save(store, workout, done) do
    msgSend(store, "saveObject:withCompletion:", workout, done)
  end
end
