// with the u flag a whole pair is one character, so only lone surrogates match
const UNSTORABLE = /[\0\uFFFE\uFFFF\p{Surrogate}]/u;

/** Whether the database, and a file made of it, can hold a text: no U+0000, no lone surrogate, no character that XML refuses. */
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
