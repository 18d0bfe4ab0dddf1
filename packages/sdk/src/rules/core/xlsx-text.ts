/** The maximum length of a workbook cell's text. */
const longest = 32_767;

/** A text in the format of a workbook: a sequence that would be read as an escaped character is escaped. */
export const xlsxText = (text: string): string => text.slice(0, longest).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
