import { defaultBadWords } from "./messages";

/** The setting with the platform's own list, one word per line; the default list applies without it. */
export const badWordSetting = "bad_words";

/** The forbidden words of reviews, from the platform's setting. */
export const badWordsOf = (setting: string | null) =>
  setting === null
    ? defaultBadWords
    : setting
        .split(/\r?\n/)
        .map((word) => word.trim())
        .filter((word) => word !== "");

// anything but letters and digits, and invisible letters; the end of a sentence separates words
const between = /[^\p{L}\p{N}。！？；!?;\n]|\p{Default_Ignorable_Code_Point}/gu;

/** The first of the words in a text, also in full width or with signs between its letters; Latin words must match whole. */
export function badWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = text.normalize("NFKC").toLowerCase();
  const dense = plain.replace(between, "");
  return words.find((word) => {
    const sought = word.normalize("NFKC").toLowerCase();
    return /^[\p{Script=Latin}\p{N} ]+$/u.test(sought) ? hasWord(plain, sought) : dense.includes(sought.replace(/\s/g, ""));
  });
}

const hasWord = (text: string, word: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${word} `);
