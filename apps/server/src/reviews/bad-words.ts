import { defaultBadWords } from "./messages";

/** The setting with the platform's own list, a word a line; the default list applies without it. */
export const badWordSetting = "bad_words";

/** The words that nobody may write in a review, out of the platform's setting. */
export const badWordsOf = (setting: string | null) =>
  setting === null
    ? defaultBadWords
    : setting
        .split(/\r?\n/)
        .map((word) => word.trim())
        .filter((word) => word !== "");

// what is neither letter nor digit, and letters that nobody sees; the end of a sentence parts words
const between = /[^\p{L}\p{N}。！？；!?;\n]|\p{Default_Ignorable_Code_Point}/gu;

/** The first of the words that a text holds, whatever stands between its signs, or written wide; Latin ones count as whole words alone. */
export function badWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = text.normalize("NFKC").toLowerCase();
  const dense = plain.replace(between, "");
  return words.find((word) => {
    const sought = word.normalize("NFKC").toLowerCase();
    return /^[\p{Script=Latin}\p{N} ]+$/u.test(sought) ? hasWord(plain, sought) : dense.includes(sought.replace(/\s/g, ""));
  });
}

const hasWord = (text: string, word: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${word} `);
