// with the u flag a whole pair is one character, so only halves match
const UNSTORABLE = /[\0\uFFFE\uFFFF\p{Surrogate}]/u;

/** Whether the database can hold a text, and a file that is made of it: no U+0000, no half of a surrogate pair, none that XML refuses. */
const isStorable = (text: string) => !UNSTORABLE.test(text);

/** The dotted path of the first text in `value` that cannot be stored, or undefined. */
export function unstorablePath(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    const found = isStorable(name) ? unstorablePath(entry, path ? `${path}.${name}` : name) : path || "body";
    if (found !== undefined) return found;
  }
  return undefined;
}
