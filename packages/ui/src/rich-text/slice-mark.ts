/**
 * The editor's note on copied content: the nesting at its two ends. Undefined for all other content.
 *
 * Only names are taken over: anybody can write such a note, and attributes in it would bypass all cleaning.
 */
export function sliceMark(page: Document): string | undefined {
  const note = page.querySelector("[data-pm-slice]")?.getAttribute("data-pm-slice") ?? "";
  const [, depth, context] = /^(\d{1,2} \d{1,2}(?: -\d{1,2})?) (\[.*\])$/.exec(note) ?? [];
  if (!depth || !context) return undefined;
  try {
    const parts: unknown = JSON.parse(context);
    if (!Array.isArray(parts)) return undefined;
    const names = parts.map((part: unknown, at) => (at % 2 === 0 && typeof part === "string" && /^[a-zA-Z]+$/.test(part) ? part : null));
    return `${depth} ${JSON.stringify(names)}`;
  } catch {
    return undefined;
  }
}
