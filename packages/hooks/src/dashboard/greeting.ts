/** Which greeting an hour of the day at +08:00 asks for, as a key of `dashboardText.greeting`. */
export function greetingOf(now: Date): "night" | "morning" | "noon" | "afternoon" | "evening" {
  const hour = (now.getUTCHours() + 8) % 24;
  if (hour < 5) return "night";
  if (hour < 11) return "morning";
  if (hour < 13) return "noon";
  return hour < 18 ? "afternoon" : "evening";
}
