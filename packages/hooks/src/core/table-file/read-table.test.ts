import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { csvText } from "./csv-text";
import { readTable } from "./read-table";
import { textsOf } from "../../testing/table-texts";
import type { TableLimits } from "./table";

const limits: TableLimits = { bytes: 10_000_000, unpackedBytes: 100_000_000, rows: 1000, columns: 50 };
const read = async (content: BlobPart) => textsOf(await readTable(new Blob([content]), limits));
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

test("what is written as csv is read again, formulas kept from being any", async () => {
  const said = fc.string({ unit: fc.constantFrom("a", "=", "+", "-", "@", ",", '"', "\n", "茶", "1", " ") }).map((text) => text.trim());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(said, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), async (rows) => {
      const text = csvText([["甲", "乙"], ...rows]);
      const outcome = await read(text);
      const kept = rows.map((row) => row.join("\u0000").replace(/\u0000+$/, "")).filter((row) => row !== "");
      const got = "table" in outcome ? outcome.table.rows.map(({ cells }) => cells.join("\u0000")) : [];
      expect(got).toEqual(kept);
    }),
    { numRuns: 200, seed: 5 },
  );
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
        { row: 2, cells: ["茶", "2026-01-02", "true"] },
        { row: 4, cells: ["=1+1", "0.3", "0.0000001"] },
      ],
    },
  });
});
