/** The columns of a sheet; the contents matter only for orders with several parcels. */
export type SheetColumn = "orderNo" | "company" | "number" | "goods" | "count";

/** The columns in display order. */
export const sheetColumns: readonly SheetColumn[] = ["orderNo", "company", "number", "goods", "count"];
