/** The addresses in a stored slider; none when the text is broken. */
export function slidesOf(text: string): string[] {
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) ? told.filter((each) => typeof each === "string" && each !== "") : [];
  } catch {
    return [];
  }
}
