/** The addresses in the value of a multiple picture field, which is stored as a JSON list; blank ones are dropped. */
export function addressesIn(text: string): readonly string[] {
  if (!text.trim().startsWith("[")) return text.trim() === "" ? [] : [text.trim()];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((each) => (typeof each === "string" && each.trim() !== "" ? [each.trim()] : [])) : [text];
  } catch {
    return [text];
  }
}
