import { ExportFormat } from "@shopkeeper/sdk";
import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { csvText } from "./csv-text";
import { readTable } from "./read-table";
import { tableTexts } from "../../testing/table-texts";
import { tableBlob } from "./table-blob";
import type { TableLimits } from "./table";

const limits: TableLimits = { bytes: 10_000_000, unpackedBytes: 100_000_000, rows: 1000, columns: 50 };
const read = async (content: BlobPart) => tableTexts(await readTable(new Blob([content]), { limits, headings: ["名称", "价格"] }));
const gb = new Uint8Array([0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xbc, 0xdb, 0xb8, 0xf1, 0x0a, 0xb2, 0xe8, 0x2c, 0x31, 0x32]);

test.each<[string, BlobPart]>([
  ["UTF-8", "名称,价格\n茶,12"],
  ["UTF-8 with its mark", "\uFEFF名称,价格\r\n茶,12\r\n"],
  ["GB18030", gb],
  [
    "UTF-16",
    new Uint8Array([0xff, 0xfe, ...new Uint8Array(new Uint16Array([..."名称\t价格\n茶\t12"].map((sign) => sign.charCodeAt(0))).buffer)]),
  ],
  ["semicolons", "名称;价格\n茶;12"],
])("csv in %s is read", async (_name, content) => {
  expect(await read(content)).toEqual({ table: { headings: ["名称", "价格"], rows: [{ row: 2, cells: ["茶", "12"] }] } });
});

test("rows of nothing are left out, the others keep their numbers, long numbers their digits", async () => {
  expect(await read('\n编号,名称\n,\n"000123456789012345678","a ""b"", c\nd"\n')).toEqual({
    table: { headings: ["编号", "名称"], rows: [{ row: 4, cells: ["000123456789012345678", 'a "b", c\nd'] }] },
  });
});

test.each([ExportFormat.csv, ExportFormat.xlsx])("what is written as %s is read again, whatever a text begins with", async (format) => {
  const signs = fc.constantFrom("a", "=", "+", "-", "@", "'", "＝", "\t", ",", '"', "\n", "茶", "1", " ", "_x0041_");
  const text = fc.string({ unit: signs, maxLength: 6 }).map((said) => said.trim());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), async (rows) => {
      const outcome = await read(await tableBlob([["名称", "价格"], ...rows], format));
      const kept = rows.map((row) => row.join("\u0000").replace(/\u0000+$/, "")).filter((row) => row !== "");
      const got = "table" in outcome ? outcome.table.rows.map(({ cells }) => cells.join("\u0000")) : [];
      expect(got).toEqual(kept);
    }),
    { numRuns: 100, seed: 5 },
  );
});

test("an apostrophe that keeps a formula from being one, and a formula that keeps noughts, are taken off once", async () => {
  expect(await read('名称,价格\n\'=1+1,\'+86138\n\'\'-5,-5\n"=""000123""",\'x\n')).toEqual({
    table: {
      headings: ["名称", "价格"],
      rows: [
        { row: 2, cells: ["=1+1", "+86138"] },
        { row: 3, cells: ["'-5", "-5"] },
        { row: 4, cells: ["000123", "'x"] },
      ],
    },
  });
});

test("a first line that names the separator is obeyed and is no row", async () => {
  for (const content of ["sep=;\r\n名称;价格\r\n茶,绿;12", '\uFEFF"sep=|"\n名称|价格\n茶,绿|12', "SEP=\t\n名称\t价格\n茶,绿\t12"])
    expect(await read(content)).toEqual({ table: { headings: ["名称", "价格"], rows: [{ row: 3, cells: ["茶,绿", "12"] }] } });
});

test("a pasted cell with a line break is one cell", async () => {
  const outcome = await readTable('名称\t价格\r\n"上\n下"\t12\r\n', { limits, headings: ["名称", "价格"] });
  expect(tableTexts(outcome)).toEqual({ table: { headings: ["名称", "价格"], rows: [{ row: 2, cells: ["上\n下", "12"] }] } });
});

test("a cell that begins like a formula is text for a spreadsheet, a number stays one", () => {
  expect(csvText([["=1+1", "+8", "@x", "-a", "-5", "a=b"]])).toBe("\uFEFF'=1+1,'+8,'@x,'-a,-5,a=b\r\n");
  expect(csvText([["＝1+1", "＋8", "＠x", "－a"]])).toBe("\uFEFF'＝1+1,'＋8,'＠x,'－a\r\n");
});

test("a workbook of another program is read: shared strings, dates and flags", async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "S",
        rows: [
          ["名称", "日", "是"],
          ["茶", new Date(Date.UTC(2026, 0, 2)), true],
          [null, null, null],
          ["=1+1", 0.1 + 0.2, 1e-7],
        ],
      },
    ],
  });
  expect(await read(new Uint8Array(bytes))).toEqual({
    table: {
      headings: ["名称", "日", "是"],
      rows: [
        { row: 2, cells: ["茶", "2026-01-02", "TRUE"] },
        { row: 4, cells: ["=1+1", "0.3", "0.0000001"] },
      ],
    },
  });
});
