import { usualBadWords } from "./messages";

/** Where the platform keeps its own list, a word a line; the usual one holds until it has one. */
export const badWordSetting = "bad_words";

/** The words that nobody may write in a review, out of the platform's setting. */
export const badWordsOf = (setting: string | null) =>
  setting === null
    ? usualBadWords
    : setting
        .split(/\r?\n/)
        .map((word) => word.trim())
        .filter((word) => word !== "");

/** The first of the words that a text holds, however it is spaced, dotted or written wide; Latin ones count as whole words alone. */
export function badWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = text.normalize("NFKC").toLowerCase();
  const dense = plain.replace(/[\s\p{Cf}*._·~-]/gu, "");
  return words.find((word) => {
    const sought = word.normalize("NFKC").toLowerCase();
    return /^[\p{Script=Latin}\p{N} ]+$/u.test(sought) ? hasWord(plain, sought) : dense.includes(sought.replace(/\s/g, ""));
  });
}

const hasWord = (text: string, word: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${word} `);
