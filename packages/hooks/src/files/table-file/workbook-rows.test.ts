import { read, utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import { tableTexts } from "../../testing/table-texts";
import { inline, parts, sheetOf, zip } from "../../testing/workbook-file";
import { readTable } from "./read-table";
import type { TableChoice, TableOptions } from "./table";

const limits: TableOptions["limits"] = { bytes: 2_000_000, unpackedBytes: 20_000_000, rows: 100, columns: 50 };
const readRaw = (content: BlobPart, choice?: TableChoice) =>
  readTable(new Blob([content]), { ...{ limits, headings: ["名称", "价格"] }, ...(choice && { choice }) });
const cellsOf = async (content: BlobPart, choice?: TableChoice) => {
  const texts = tableTexts(await readRaw(content, choice));
  return "table" in texts ? texts.table.rows.map(({ cells }) => cells) : texts;
};
const head = `<row r="1">${inline("A1", "名称")}${inline("B1", "价格")}</row>`;
const number = (place: string, value: string, style = 0) => `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/** A workbook whose second row has a number of each format. */
function formatted(cells: readonly (readonly [value: string, format: string | number])[]) {
  const ids = cells.map(([, format], at) => (typeof format === "number" ? format : 164 + at));
  const own = cells.flatMap(([, format], at) =>
    typeof format === "number" ? [] : [`<numFmt numFmtId="${164 + at}" formatCode="${format}"/>`],
  );
  const styles = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${own.join("")}</numFmts><cellXfs><xf numFmtId="0"/>${ids.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join("")}</cellXfs></styleSheet>`;
  const row = cells.map(([value], at) => number(`${String.fromCharCode(65 + at)}2`, value, at + 1)).join("");
  return zip(parts(sheetOf(`${head}<row r="2">${row}</row>`), [{ name: "xl/styles.xml", text: styles }]));
}

test.each<[value: string, format: string | number, shown: string]>([
  ["12345", "000000000000", "000000012345"],
  ["6901234567892", 1, "6901234567892"],
  ["6901234567892", 0, "6901234567892"],
  ["6901234567892", 11, "6901234567892"],
  ["12.5", 2, "12.50"],
  ["1234567.891", 4, "1,234,567.89"],
  ["0.15", 9, "15%"],
  ["1234.5", "&quot;¥&quot;#,##0.00", "¥1,234.50"],
  ["5", "0&quot;件&quot;", "5件"],
  ["20260102", "@", "20260102"],
  ["46024", "yyyy-mm-dd", "2026-01-02"],
  ["46024", 14, "2026/1/2"],
  ["46024.5", 22, "2026/1/2 12:00"],
  ["46024", 31, "2026/1/2"],
  ["46024.5", "yyyy/m/d\\ h:mm;@", "2026/1/2 12:00"],
  ["46024", "yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;", "2026年1月2日"],
  ["0.30000000000000004", 0, "0.3"],
  ["9007199254740991", 0, "9007199254740991"],
  ["9007199254740993", 0, "!digits"],
  ["2.61123000100010E+21", 0, "!digits"],
  ["1234567890123450", 0, "!digits"],
])("the number %s with the format %s shows %s", async (value, format, shown) => {
  expect(await cellsOf(formatted([[value, format]]))).toEqual([[shown]]);
});

test("errors, and formulas without a stored result, are faults of their cells", async () => {
  const rows = `${head}<row r="2"><c r="A2" t="e"><v>#N/A</v></c><c r="B2"><f>1+1</f></c></row><row r="3"><c r="A3"><f t="shared" ref="A3:A4" si="0">1</f><v>7</v></c><c r="B3"><f t="shared" si="0"/></c></row><row r="4">${inline("A4", "#VALUE!")}<c r="B4" t="str"><f>A1</f><v/></c></row>`;
  expect(await cellsOf(zip(parts(sheetOf(rows))))).toEqual([["!error", "!formula"], ["7", "!formula"], ["!error"]]);
});

test("a title above the headings is skipped and said, also one that nobody knows", async () => {
  const rows = `<row r="1">${inline("A1", "2026年商品清单")}</row><row r="3">${inline("A3", "名称")}${inline("B3", "价格")}</row><row r="4">${inline("A4", "茶")}${number("B4", "5")}</row>`;
  const outcome = await readRaw(zip(parts(sheetOf(rows))));
  expect(outcome).toMatchObject({ table: { headings: ["名称", "价格"], rows: [{ row: 4 }], source: { headingRow: 3, rowsAbove: 1 } } });
  const unknown = "清单\n甲,乙,丙\n1,2,3\n";
  expect(await readRaw(unknown)).toMatchObject({ table: { headings: ["甲", "乙", "丙"], source: { headingRow: 2 } } });
});

const book = () =>
  utils.book_new(
    utils.aoa_to_sheet([
      ["名称", "价格"],
      ["茶", 5],
    ]),
    "一月",
  );
const twoSheets = () => {
  const made = book();
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([
      ["名称", "价格"],
      ["酒", 6],
    ]),
    "二月",
  );
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([
      ["名称", "价格"],
      ["密", 7],
    ]),
    "三月",
  );
  made.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 2 }] };
  return made;
};

test.each(["xlsx", "xlsm", "xlsb", "biff8", "xlml"] as const)(
  "a workbook of %s with several sheets is read, whatever its name",
  async (bookType) => {
    const bytes = new Uint8Array(write(twoSheets(), { type: "array", bookType }));
    expect(await readRaw(bytes)).toMatchObject({ table: { source: { sheet: "一月", sheets: ["一月", "二月"] } } });
    expect(await cellsOf(bytes, { sheet: "二月" })).toEqual([["酒", "6"]]);
    // a hidden sheet cannot be requested
    expect(await cellsOf(bytes, { sheet: "三月" })).toEqual([["茶", "5"]]);
  },
);

test("a workbook of before 1997 is named for what it is, since its text is in an encoding that it does not name", async () => {
  expect(await readRaw(new Uint8Array(write(book(), { type: "array", bookType: "biff5" })))).toEqual({ problem: "otherFormat" });
});

test("a web page with the name of a workbook is read in the encoding that it names, its numbers as they stand there", async () => {
  const page = (charset: string) =>
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head><body><table><tr><td>名称</td><td>价格</td></tr><tr><td>000123</td><td>1E5 &amp; x</td></tr></table></body></html>`;
  expect(await cellsOf(page("utf-8"))).toEqual([["000123", "1E5 & x"]]);
  const [before = "", after = ""] = page("gbk").split("名称</td><td>价格");
  const text = new TextEncoder();
  const gbk = new Uint8Array([
    ...text.encode(before),
    0xc3,
    0xfb,
    0xb3,
    0xc6,
    ...text.encode("</td><td>"),
    0xbc,
    0xdb,
    0xb8,
    0xf1,
    ...text.encode(after),
  ]);
  expect(await readRaw(gbk)).toMatchObject({ table: { headings: ["名称", "价格"], source: { encoding: "gbk" } } });
});

test("text of a workbook keeps its pieces together, and leaves out how it is spoken", async () => {
  const strings = `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><r><t>名</t></r><r><t>称</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x005F_x0041_</t></si></sst>`;
  const shared = (place: string, at: number) => `<c r="${place}" t="s"><v>${at}</v></c>`;
  const rows = `<row r="1">${shared("A1", 0)}${inline("B1", "价格")}</row><row r="2">${shared("A2", 1)}${shared("B2", 2)}</row>`;
  expect(await cellsOf(zip(parts(sheetOf(rows), [{ name: "xl/sharedStrings.xml", text: strings }])))).toEqual([["東京", "a_x0041_"]]);
});

test("rows and cells that do not say where they are stand one after the other", async () => {
  const text = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
  const rows = `<row>${text("名称")}${text("价格")}</row><row>${text("茶")}<c><v>5</v></c></row>`;
  expect(await cellsOf(zip(parts(sheetOf(rows))))).toEqual([["茶", "5"]]);
});

test("what this library writes it opens itself, so that the files above are what they seem", () => {
  expect(read(write(book(), { type: "array", bookType: "xlsb" })).SheetNames).toEqual(["一月"]);
});
