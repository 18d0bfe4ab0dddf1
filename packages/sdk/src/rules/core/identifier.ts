/** Invisible characters: zero widths, directions, soft hyphens, variants. Copied numbers contain them. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const dashes = /[\p{Pd}\u2212]/gu;
/** A number stored as text by a spreadsheet: `'0123`, `="0123"`. */
const textCell = /^=?"([^"]*)"$|^['`’=]+/u;

/** The stored form of the number of an order, a parcel or an article: half-width, without invisible characters, trimmed. */
export const identifierText = (text: string): string => text.normalize("NFKC").replace(unseen, "").trim();

/** The same from a cell, in which a spreadsheet may have marked it as text. */
export const identifierCell = (text: string): string => {
  const plain = identifierText(text);
  return plain.replace(textCell, (_mark, quoted?: string) => quoted ?? "").trim();
};

/** The number of an order, a refund or a parcel, without any blanks. */
export const numberText = (text: string): string => identifierText(text).replace(/\s/g, "");

/** The comparison key of a number: it ignores widths, blanks, dashes, case and invisible characters. */
export const numberKey = (text: string): string => numberText(text).replace(dashes, "").toUpperCase();

/** Whether a spreadsheet has shortened a number to `6.90123E+12`: its last digits are lost. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E[+-]\d{1,3}$|^\d[.,]\d+E\d{1,3}$/i.test(identifierCell(text));

/** Whether two numbers differ only by leading zeros, which a spreadsheet removes. */
export function differsByZeros(one: string, other: string): boolean {
  const bare = (text: string) => identifierText(text).replace(/^0+/, "");
  return bare(one) !== "" && identifierText(one) !== identifierText(other) && bare(one) === bare(other);
}
