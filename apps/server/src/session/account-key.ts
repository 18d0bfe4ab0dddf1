import unhomoglyph from "unhomoglyph";

/**
 * A key to find an account by its name, and to keep names apart: confusable names have the same key.
 *
 * NFKC, without case, spaces and invisible characters, and with one character for all that Unicode lists as confusable (UTS 39).
 */
export const accountKey = (name: string) => keyOf(name, withoutCase);

/** The keys of the readings of a new name: in any case, and exactly as written (`paypaI` for `paypal`). */
export const accountKeys = (name: string) => [accountKey(name), keyOf(name, plain)];

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\s\u2800]/gu;
const ASCII = /^[ -~]*$/;

function keyOf(name: string, signOf: (char: string) => string) {
  const signs = Array.from(name.normalize("NFKC").replace(UNSEEN, ""), signOf);
  return signs.join("").toLowerCase().replaceAll("i", "l").normalize("NFKC");
}

/** A capital letter may resemble another letter than its lower case: в resembles no ASCII letter, В resembles B. */
function withoutCase(char: string) {
  const capital = char.toUpperCase();
  const small = plain(capital.toLowerCase());
  return ASCII.test(small) || !ASCII.test(plain(capital)) ? small : plain(capital);
}

function plain(text: string) {
  const sign = unhomoglyph(text);
  return ASCII.test(sign) ? unhomoglyph(sign.toLowerCase()) : sign;
}
