import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { tableTexts } from "../../testing/table-texts";
import { readTable } from "./read-table";
import type { TableChoice, TableOutcome } from "./table";

const known = ["订单编号", "快递公司", "快递单号", "商品id", "规格id", "商品编号", "售价", "货位", "商品名称", "重量"];

async function read(name: string, choice?: TableChoice) {
  const content = new Blob([await readFile(new URL(`./cases/${name}`, import.meta.url))]);
  return readTable(content, {
    ...{ limits: { bytes: 1e6, unpackedBytes: 1e7, rows: 100, columns: 50 }, headings: known },
    ...(choice && { choice }),
  });
}

const rowsOf = (outcome: TableOutcome) => {
  const texts = tableTexts(outcome);
  return "table" in texts ? texts.table.rows.map(({ cells }) => cells) : texts;
};
const sourceOf = (outcome: TableOutcome) => ("table" in outcome ? outcome.table.source : outcome);

test.each<[string, string[][]]>([
  ["A01-number16-in-xlsx.xlsx", [["2611270746570001929651", "中通快递", "7312345678901234"]]],
  [
    "A02-barcode-scientific.csv",
    [
      ["858", "2360", "1.23457E+11", "78.00"],
      ["792", "2181", "12345678903", "173.00"],
    ],
  ],
  ["A03-error-cells.xlsx", [["1026", "2839", "!error"]]],
  ["A04-hidden-row-is-shipped.xlsx", [["2611270755100001722009", "中通快递", "78999999999902"]]],
  ["A06-hidden-first-sheet.xlsx", [["2611270746570001898945", "中通快递", "78123456789012"]]],
  ["A09-relative-picture.csv", [["1026", "images/1.jpg"]]],
  ["A15-sep-line.csv", [["2611270746570001898945", "中通快递", "78123456789012"]]],
  ["A19-weight-5-gram.csv", [["1026", "2839", "0.005"]]],
])("%s is read as a person sees it", async (name, rows) => {
  expect(rowsOf(await read(name))).toEqual(rows);
});

test("rows hidden by a filter are counted, and read when that is chosen", async () => {
  const name = "A04-hidden-row-is-shipped.xlsx";
  expect(sourceOf(await read(name))).toMatchObject({ hiddenRows: 1, withHidden: false });
  const all = await read(name, { withHidden: true });
  expect(sourceOf(all)).toMatchObject({ hiddenRows: 1, withHidden: true });
  expect(rowsOf(all)).toHaveLength(2);
});

test("the sheet that was read is named, a hidden one is none to choose", async () => {
  expect(sourceOf(await read("A06-hidden-first-sheet.xlsx"))).toMatchObject({ sheet: "发货", sheets: ["发货"] });
});

test.each(["libreoffice.xlsx", "libreoffice.xls"])("%s, with a hidden sheet, a hidden row, formats and an error, is read", async (name) => {
  const outcome = await read(name);
  expect(rowsOf(outcome)).toEqual([
    ["茶", "2026-01-02"],
    ["000000012345", "!digits"],
    ["2", "!error"],
    ["TRUE", "15%"],
  ]);
  expect(sourceOf(outcome)).toMatchObject({ sheet: "S", sheets: ["S"], hiddenRows: 1 });
});

test("openpyxl.xlsx has whole numbers with their digits, times, and a formula that was never worked out", async () => {
  const rows = [
    ["7300012345678901", "2026-01-02 12:00:00"],
    ["TRUE", "!formula"],
    ["0.3", "!error"],
    ["001", "12.50"],
  ];
  expect(rowsOf(await read("openpyxl.xlsx"))).toEqual(rows);
});
