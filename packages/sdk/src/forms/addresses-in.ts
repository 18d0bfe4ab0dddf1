/** The addresses that a field for several pictures holds: a JSON list, as it is stored; blank ones are none. */
export function addressesIn(text: string): readonly string[] {
  if (!text.trim().startsWith("[")) return text.trim() === "" ? [] : [text.trim()];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((each) => (typeof each === "string" && each.trim() !== "" ? [each.trim()] : [])) : [text];
  } catch {
    return [text];
  }
}
