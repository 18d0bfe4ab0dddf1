import unhomoglyph from "unhomoglyph";

/**
 * Finds an account by its name, and keeps names apart: those that people take for one another have the same key.
 *
 * NFKC, without case, blanks and signs that nobody sees, and with one sign for all that Unicode lists as confusable (UTS 39).
 */
export const accountKey = (name: string) => keyOf(name, withoutCase);

/** The keys of what a new name may be taken for: as it is read in any case, and as it is written (`paypaI` for `paypal`). */
export const accountKeys = (name: string) => [accountKey(name), keyOf(name, plain)];

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\s\u2800]/gu;
const ASCII = /^[ -~]*$/;

function keyOf(name: string, signOf: (char: string) => string) {
  const signs = Array.from(name.normalize("NFKC").replace(UNSEEN, ""), signOf);
  return signs.join("").toLowerCase().replaceAll("i", "l").normalize("NFKC");
}

/** A capital may resemble another letter than its small one does: в is none of ASCII, В is a B. */
function withoutCase(char: string) {
  const capital = char.toUpperCase();
  const small = plain(capital.toLowerCase());
  return ASCII.test(small) || !ASCII.test(plain(capital)) ? small : plain(capital);
}

function plain(text: string) {
  const sign = unhomoglyph(text);
  return ASCII.test(sign) ? unhomoglyph(sign.toLowerCase()) : sign;
}
