/** The longest text that a cell of a workbook holds. */
const longest = 32_767;

/** A text as a workbook keeps it: what its format takes for a character of its own is escaped. */
export const xlsxText = (text: string): string => text.slice(0, longest).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
