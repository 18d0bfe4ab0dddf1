/** The most keywords, and the most characters of each and of all of them joined in a request. */
export interface KeywordLimits {
  readonly count?: number;
  readonly length?: number;
  readonly total?: number;
}

/** The result of adding keywords: the tags with the new ones, the text that was not added and why, and the duplicates. */
export interface AddedKeywords {
  readonly tags: readonly string[];
  /** The text that was not added, which goes back into the input. */
  readonly rest: string;
  readonly refusal?: { readonly reason: keyof KeywordLimits; readonly max: number };
  readonly known: readonly string[];
}

/** The keywords of a comma-separated text, without empty and repeated ones. */
export const readKeywords = (text: string | null | undefined): readonly string[] => [...new Set(wordsOf(text ?? "", stored))];

/** The keywords as a comma-separated text. */
export const writeKeywords = (tags: readonly string[]) => tags.join(",");

/**
 * Adds typed or pasted keywords, separated by commas of any kind, semicolons or lines.
 *
 * Each is trimmed; empty keywords and duplicates add nothing (specification, section 5). A keyword that the limits refuse
 * stays in the input.
 */
export function addKeywords(tags: readonly string[], input: string, limits: KeywordLimits = {}): AddedKeywords {
  const next = [...tags];
  const rest: string[] = [];
  const known: string[] = [];
  let refusal: AddedKeywords["refusal"];
  for (const word of wordsOf(input, typed)) {
    const refused = next.includes(word) ? undefined : refusalOf([...next, word], limits);
    refusal ??= refused;
    (refused ? rest : next.includes(word) ? known : next).push(word);
  }
  return { tags: next, rest: rest.join(","), known, ...(refusal && { refusal }) };
}

/** Whether a text contains more than one keyword. */
export const isManyKeywords = (text: string) => typed.test(text);

const stored = /[,，\r\n\t]/;
const typed = /[,，、;；\r\n\t]/;

const wordsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");

function refusalOf(tags: readonly string[], { count, length, total }: KeywordLimits): AddedKeywords["refusal"] {
  if (length !== undefined && sizeOf(tags.at(-1) ?? "") > length) return { reason: "length", max: length };
  if (count !== undefined && tags.length > count) return { reason: "count", max: count };
  if (total !== undefined && sizeOf(writeKeywords(tags)) > total) return { reason: "total", max: total };
  return undefined;
}

const sizeOf = (text: string) => [...text].length;
