import { RE2JS } from "re2js";
import type { PatternText } from "./forms/pattern-text";

const known = new Map<string, RE2JS | undefined>();

/**
 * Whether a text contains a match of a pattern, in time linear in both; undefined for a pattern that a linear matcher
 * cannot run: look-ahead, back references, too many repetitions, a syntax error.
 *
 * Patterns are JavaScript's, run by RE2: `\s` and `\w` are ASCII only, and a character outside the BMP is one character.
 */
export function matchesPattern(pattern: PatternText, text: string): boolean | undefined {
  return compiled(pattern)?.test(text);
}

/** Whether a pattern can be used. */
export const isUsable = (pattern: PatternText): boolean => compiled(pattern) !== undefined;

/** Program size for a thousand repetitions of one character; larger ones would be slow, though linear. */
const biggest = 2010;
const mostRepetitions = 1000;

const repetitionsIn = (source: string) =>
  [...source.matchAll(/\{(\d{1,9})(?:,(\d{0,9}))?\}/g)].reduce((sum, [, least, most]) => sum + Number(most || least), 0);

function compiled({ source, flags }: PatternText): RE2JS | undefined {
  const key = `${flags}/${source}`;
  if (known.has(key)) return known.get(key);
  if (known.size >= 500) known.clear();
  const made = compile(source, flags);
  known.set(key, made);
  return made;
}

function compile(source: string, flags: string): RE2JS | undefined {
  if (repetitionsIn(source) > mostRepetitions) return undefined; // compiling it would already take long
  try {
    const flagBits = [...flags].reduce((sum, flag) => sum | (meanings[flag] ?? 0), 0);
    const made = RE2JS.compile(RE2JS.translateRegExp(source), flagBits);
    return made.programSize() <= biggest ? made : undefined;
  } catch {
    return undefined;
  }
}

/** Flags that change a test of a whole text; the others only affect where the next match starts. */
const meanings: Readonly<Record<string, number>> = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL };
