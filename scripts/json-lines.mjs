/** A value as JSON whose objects are written on several lines down to a depth, and below it on one line each. */
export function jsonLines(value, depth) {
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${jsonLines(part, depth - 1)}`);
  return rows.length > 0 ? `{\n${rows.join(",\n")}\n}` : "{}";
}
