/** The values of a SKU by its specs' names, out of its JSON text; what cannot be read has none. */
export function skuValues(attrValue: string): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(attrValue);
    if (typeof parsed !== "object" || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
