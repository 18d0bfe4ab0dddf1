/** What a sheet says of each order. */
export type SheetColumn = "orderNo" | "company" | "number";

/** The columns, in the order in which they are shown. */
export const sheetColumns: readonly SheetColumn[] = ["orderNo", "company", "number"];
