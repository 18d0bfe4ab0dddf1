import type { Schema } from "@shopkeeper/sdk";
import { xlsxText } from "@shopkeeper/sdk/rules/core";
import { neededCode } from "../../core/missing-code";
import { csvText } from "./csv-text";

/** Rows of text as a file; in a workbook all cells are text, so that long numbers keep their digits when it is edited. */
export async function tableBlob(rows: readonly (readonly string[])[], format: Schema<"ExportFormat">): Promise<Blob> {
  if (format === "csv") return new Blob([csvText(rows)], { type: "text/csv;charset=utf-8" });
  // the writer is loaded with the first file
  const { writeXlsx } = await neededCode(import("hucre/xlsx"));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, () => ({ width: 20, numFmt: "@" }));
  const cells = rows.map((row) => row.map((text) => xlsxText(text) || null));
  const bytes = await writeXlsx({ sheets: [{ name: "Sheet1", columns, rows: cells, freezePane: { rows: 1 } }] });
  return new Blob([new Uint8Array(bytes)], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}
