/** A stretch of a text. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Where `query` stands in `text`, from left to right, none over another. */
export function findMatches(text: string, query: string, isCaseSensitive: boolean): readonly Match[] {
  if (query === "") return [];
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), isCaseSensitive ? "gu" : "giu");
  return [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
