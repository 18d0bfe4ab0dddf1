import { maxId } from "../tenancy/id-column";

/**
 * The ids in a comma list, each once, in order; none for an empty text.
 *
 * Numbers that no row can have become 0, so that they are missing like any unknown id.
 */
export function parseIds(text: string | number | null | undefined): number[] {
  if (text === null || text === undefined || text === "") return [];
  const ids = String(text).split(",").map(Number);
  return [...new Set(ids.map((id) => (Number.isInteger(id) && id > 0 && id <= maxId ? id : 0)))];
}
