/** A range of a text. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** The matches of `query` in `text`, from left to right, without overlaps. */
export function findMatches(text: string, query: string, isCaseSensitive: boolean): readonly Match[] {
  if (query === "") return [];
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), isCaseSensitive ? "gu" : "giu");
  return [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
