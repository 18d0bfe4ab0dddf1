/** Signs that nobody sees: zero widths, directions, soft hyphens, variants. Copied numbers bring them along. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const dashes = /[\p{Pd}\u2212]/gu;
/** How spreadsheets keep a number as text: `'0123`, `="0123"`. */
const textCell = /^=?"([^"]*)"$|^['`’=]+/u;

/** The number of an order, a parcel or an article as it is stored: half-width, without unseen signs and without blanks around it. */
export const identifierText = (text: string): string => text.normalize("NFKC").replace(unseen, "").trim();

/** The same out of a cell, in which a spreadsheet may have marked it as text. */
export const identifierCell = (text: string): string => {
  const plain = identifierText(text);
  return plain.replace(textCell, (_mark, quoted?: string) => quoted ?? "").trim();
};

/** The number of an order, a refund or a parcel, which has no blanks within. */
export const numberText = (text: string): string => identifierText(text).replace(/\s/g, "");

/** A number for comparison: two that differ in widths, blanks, dashes, case and unseen signs are the same. */
export const numberKey = (text: string): string => numberText(text).replace(dashes, "").toUpperCase();

/** Whether a spreadsheet has shortened a number to `6.90123E+12`: its last digits are lost. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E[+-]\d{1,3}$|^\d[.,]\d+E\d{1,3}$/i.test(identifierCell(text));

/** Whether two numbers differ by zeros in front alone, which a spreadsheet takes away. */
export function differsByZeros(one: string, other: string): boolean {
  const bare = (text: string) => identifierText(text).replace(/^0+/, "");
  return bare(one) !== "" && identifierText(one) !== identifierText(other) && bare(one) === bare(other);
}
