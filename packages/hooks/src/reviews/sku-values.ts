/** The values of a SKU by its specs' names, out of its JSON text; what cannot be read has none. */
export function skuValues(attrValue: string): Readonly<Record<string, string>> {
  try {
    const told: unknown = JSON.parse(attrValue);
    if (typeof told !== "object" || told === null) return {};
    return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
