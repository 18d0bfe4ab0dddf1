/** The addresses in a stored slider; none when the text is broken. */
export function slidesOf(text: string): string[] {
  try {
    const addresses: unknown = JSON.parse(text);
    return Array.isArray(addresses) ? addresses.filter((each) => typeof each === "string" && each !== "") : [];
  } catch {
    return [];
  }
}
