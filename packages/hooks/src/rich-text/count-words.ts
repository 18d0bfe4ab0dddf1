const own = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
const letters = String.raw`(?:(?![${own}])[\p{L}\p{N}\p{M}])+`;
const word = new RegExp(`[${own}]|${letters}(?:['’.-]${letters})*`, "gu");

/** The number of words in a text: every Chinese character is one, and so is every run of letters or digits. */
export const countWords = (text: string): number => text.match(word)?.length ?? 0;
