import { csvLine, csvMark } from "@shopkeeper/sdk/rules/core";

/** A table as a csv file that spreadsheets open in any language. */
export const csvText = (rows: readonly (readonly string[])[]): string => `${csvMark}${rows.map(csvLine).join("")}`;
