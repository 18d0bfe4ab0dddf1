/** The names of parts, each after those in its `after`; unknown names are ignored. */
export function inOrder(parts: ReadonlyMap<string, { after?: readonly string[] }>): string[] {
  const placed = new Set<string>();
  const open = new Set<string>();
  const place = (name: string) => {
    const part = parts.get(name);
    if (!part || placed.has(name)) return;
    if (open.has(name)) throw new Error(`${name} comes after itself.`);
    open.add(name);
    part.after?.forEach(place);
    placed.add(name);
  };
  [...parts.keys()].forEach(place);
  return [...placed];
}
