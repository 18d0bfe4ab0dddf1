import { variantCharacters } from "./palette-messages";

/** A range of a text, in UTF-16 units; `end` is exclusive. */
export type Stretch = readonly [start: number, end: number];

/** How many of the first `letters` a reading of this Chinese character begins with: 3 for 单 and `dang`, 0 for 单 and `x`. */
export type Readings = (character: string, letters: string) => number;

/** The matched ranges of a text, and its distance from the query: 0 is the same text, more is further. */
export interface TextMatch {
  readonly cost: number;
  readonly stretches: readonly Stretch[];
}

/** The costs of the parts of a match. */
const costs = { reading: 1, laterWord: 2, insideWord: 5, nextWord: 3, leftOut: 4, unused: 0.05 };
/** The number of characters from which a query may leave out letters of a word. */
const leavesOutFrom = 4;
const longestSyllable = 6;

/**
 * The best match of a query in a text, ignoring case and width; undefined if there is none.
 *
 * A query matches anywhere as one piece, or as several pieces that each begin a word; a Chinese character is a word of its own,
 * and matches itself or the beginning of a reading (`dingdan`, `dd`, `dingd` for 订单). A query of four characters or more
 * may leave out single letters of a word (`cupon`).
 */
export function matchText(text: string, input: string, readings?: Readings): TextMatch | undefined {
  const characters = charactersOf(text);
  const wanted = [...input].map(plain);
  const known = new Map<number, Alignment | undefined>();

  /** The cheapest alignment of the query from `at` on with the characters from `from` on. */
  function matchFrom(from: number, at: number): Alignment | undefined {
    if (at === wanted.length) return { cost: 0 };
    const key = from * (wanted.length + 1) + at;
    if (known.has(key)) return known.get(key);
    let cheapest: Alignment | undefined;
    for (const [index, character] of characters.entries()) {
      const gap = index < from ? undefined : gapCost(characters, from, index, at === 0, wanted.length >= leavesOutFrom);
      if (gap === undefined) continue;
      for (const { letters, cost } of stepsOn(character, wanted, at, readings)) {
        const next = matchFrom(index + 1, at + letters);
        const sum = gap + cost + (next?.cost ?? 0);
        if (next && (!cheapest || sum < cheapest.cost)) cheapest = { cost: sum, index, next };
      }
    }
    known.set(key, cheapest);
    return cheapest;
  }

  const found = matchFrom(0, 0);
  if (!found || wanted.length === 0) return undefined;
  const used = indexesOf(found);
  return {
    cost: found.cost + costs.unused * (characters.length - used.length),
    stretches: used.reduce<readonly Stretch[]>((before, index) => joined(before, characters[index]), []),
  };
}

interface Character {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  readonly isChinese: boolean;
  readonly beginsWord: boolean;
}

interface Alignment {
  readonly cost: number;
  readonly index?: number;
  readonly next?: Alignment;
}

const plain = (character: string) => {
  const lower = character.normalize("NFKC").toLowerCase();
  return variantCharacters[lower] ?? lower;
};

const han = /\p{Script=Han}/u;
const isInWord = (character: string) => /[\p{L}\p{N}]/u.test(character) && !han.test(character);

function charactersOf(text: string): readonly Character[] {
  let start = 0;
  let before = "";
  return [...text].map((character) => {
    const isChinese = han.test(character);
    const isHump = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before);
    const beginsWord = isHump || !isInWord(character) || !isInWord(before);
    const placed = { plain: plain(character), start, end: start + character.length, isChinese, beginsWord };
    start = placed.end;
    before = character;
    return placed;
  });
}

/** The cost of continuing at `index` when the characters before `from` are used up; undefined if that is not allowed. */
function gapCost(characters: readonly Character[], from: number, index: number, isFirst: boolean, mayLeaveOut: boolean) {
  if (isFirst) return index === 0 ? 0 : characters[index]?.beginsWord ? costs.laterWord : costs.insideWord;
  if (index === from) return 0;
  if (characters[index]?.beginsWord) return costs.nextWord;
  return mayLeaveOut && index === from + 1 && !characters[from]?.beginsWord ? costs.leftOut : undefined;
}

/** The ways in which a character matches the query from `at` on: as itself, or by its reading. */
function stepsOn(character: Character, wanted: readonly string[], at: number, readings: Readings | undefined) {
  if (character.plain === wanted[at]) return [{ letters: 1, cost: 0 }];
  if (!character.isChinese || !readings || !/^[a-z]$/.test(wanted[at] ?? "")) return [];
  const letters = readings(character.plain, wanted.slice(at, at + longestSyllable).join(""));
  return Array.from({ length: letters }, (_, shorter) => ({ letters: letters - shorter, cost: costs.reading }));
}

const indexesOf = (found: Alignment): readonly number[] =>
  found.next && found.index !== undefined ? [found.index, ...indexesOf(found.next)] : [];

/** The ranges with one more character, which extends the last range if it is adjacent. */
function joined(stretches: readonly Stretch[], character: Character | undefined): readonly Stretch[] {
  if (!character) return stretches;
  const last = stretches.at(-1);
  if (last?.[1] !== character.start) return [...stretches, [character.start, character.end]];
  return [...stretches.slice(0, -1), [last[0], character.end]];
}
