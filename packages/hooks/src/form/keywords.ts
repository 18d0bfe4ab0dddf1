/** How many keywords there may be, how long each, and how long all of them on the wire, in characters. */
export interface KeywordLimits {
  readonly count?: number;
  readonly length?: number;
  readonly total?: number;
}

/** What became of typed keywords: the tags with the new ones, what could not be added and why, and what was there already. */
export interface AddedKeywords {
  readonly tags: readonly string[];
  /** What was not taken, as it goes back into the input. */
  readonly rest: string;
  readonly refusal?: { readonly reason: keyof KeywordLimits; readonly max: number };
  readonly known: readonly string[];
}

/** The keywords of a comma string; empty ones and repeated ones are not told. */
export const readKeywords = (text: string | null | undefined): readonly string[] => [...new Set(wordsOf(text ?? "", stored))];

/** The keywords as a comma string. */
export const writeKeywords = (tags: readonly string[]) => tags.join(",");

/**
 * Adds typed or pasted keywords, divided by commas of any kind, semicolons or lines.
 *
 * Each is trimmed; an empty one and one that is there already add nothing (specification, section 5). One that the limits
 * refuse stays in the input.
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

/** Whether text holds more than one keyword. */
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
