/** What a sheet says of each parcel; what is in it is said where an order travels in several. */
export type SheetColumn = "orderNo" | "company" | "number" | "goods" | "count";

/** The columns, in the order in which they are shown. */
export const sheetColumns: readonly SheetColumn[] = ["orderNo", "company", "number", "goods", "count"];
