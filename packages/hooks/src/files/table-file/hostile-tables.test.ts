import { expect, test } from "vitest";
import { readTable } from "./read-table";
import { tableTexts } from "../../testing/table-texts";
import { inline, type Part, parts, sheetOf, zip } from "../../testing/workbook-file";
import type { TableLimits } from "./table";

const limits: TableLimits = { bytes: 2_000_000, unpackedBytes: 20_000_000, rows: 100, columns: 50 };
const read = async (content: BlobPart, how: Partial<TableLimits> = {}) =>
  tableTexts(await readTable(new Blob([content]), { limits: { ...limits, ...how }, headings: [] }));

const head = `<row r="1">${inline("A1", "名称")}${inline("B1", "价格")}</row>`;
const honest = parts(sheetOf(`${head}<row r="2">${inline("A2", "茶")}<c r="B2"><v>12.299999999999999</v></c></row>`));

test("an honest workbook is read, numbers without the noise of their last digits", async () => {
  expect(await read(zip(honest))).toEqual({ table: { headings: ["名称", "价格"], rows: [{ row: 2, cells: ["茶", "12.3"] }] } });
});

const MB = 1_000_000;
const bomb = (name: string, megabytes: number, claims?: number): Part => ({
  name,
  text: new Uint8Array(megabytes * MB).fill(0x20),
  claims,
});

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ["a part that unpacks to more than there may be", zip([...honest, bomb("xl/sharedStrings.xml", 50)]), "tooPacked"],
  ["one that claims to be small", zip([...honest, bomb("xl/sharedStrings.xml", 50, 10)]), "tooPacked"],
  [
    "many parts that are too much together",
    zip([...honest, ...Array.from({ length: 30 }, (_, at) => bomb(`xl/a${at}.xml`, 1))]),
    "tooPacked",
  ],
  [
    "parts that share their bytes",
    zip([...honest, ...Array.from({ length: 400 }, (_, at) => ({ name: `xl/b${at}.xml`, text: "x".repeat(4000), method: 0, at: 0 }))]),
    "tooPacked",
  ],
  [
    "more parts than any workbook has",
    zip(Array.from({ length: 2_100 }, (_, at) => ({ name: `xl/c${at}.xml`, text: "<a/>" }))),
    "tooPacked",
  ],
  ["a part with a password", zip([...honest, { name: "xl/d.xml", text: "<a/>", flags: 1 }]), "protected"],
  ["a packing that nobody knows", zip([...honest, { name: "xl/e.xml", text: "<a/>", method: 99 }]), "broken"],
  ["a part that lies beyond the end", zip([...honest, { name: "xl/f.xml", text: "<a/>", at: 900_000_000 }]), "broken"],
  ["a directory that says more than it has", zip(honest, { count: 40 }), "broken"],
  ["a file that was cut off", zip(honest).slice(0, 500), "broken"],
  ["a document type with entities", zip(parts(`<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${sheetOf(head)}`)), "entities"],
  [
    "an entity of a file outside",
    zip([...honest, { name: "xl/styles.xml", text: '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>' }]),
    "entities",
  ],
  ["a zip of something else", zip([{ name: "readme.txt", text: "hello" }]), "noTable"],
  ["a workbook of before 2007 that was cut off", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "broken"],
  ["a workbook of before 1997", new Uint8Array([0x09, 0x04, 0x06, 0x00, 0x07, 0x00]), "otherFormat"],
  [
    "a table of OpenDocument",
    zip([
      { name: "mimetype", text: "x" },
      { name: "content.xml", text: "<a/>" },
    ]),
    "otherFormat",
  ],
  ["a web page without a table", new TextEncoder().encode("<html><body>hello</body></html>"), "noTable"],
  ["a web archive", new TextEncoder().encode("MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n"), "otherFormat"],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), "noTable"],
  ["a sheet that is no XML", zip(parts("\u0001\u0002<<<<not xml")), "empty"],
  ["a sheet without rows", zip(parts(sheetOf(""))), "empty"],
  ["headings alone", zip(parts(sheetOf(head))), "empty"],
  ["nothing", new Uint8Array(), "empty"],
  ["a program", new Uint8Array([0x4d, 0x5a, 0, 0, 1, 2, 3]), "noTable"],
  ["bytes that are text in no encoding", new Uint8Array([0x61, 0x2c, 0xff, 0x01, 0xff]), "encoding"],
])("%s is refused clearly", async (_name, bytes, problem) => {
  expect(await read(bytes)).toEqual({ problem });
});

test("a row of 100,000 columns, and a cell at the far corner, are refused and take no room", async () => {
  const wide = Array.from({ length: 100_000 }, (_, at) => `<c><v>${at}</v></c>`).join("");
  expect(await read(zip(parts(sheetOf(`<row r="1">${wide}</row>`))))).toEqual({ problem: expect.stringMatching(/tooManyColumns|broken/) });
  const corner = `${head}<row r="1048576">${inline("XFD1048576", "x")}</row>`;
  expect(await read(zip(parts(sheetOf(corner))))).toEqual({ problem: "tooManyColumns" });
  const beyond = `${head}<row r="2">${inline("ZZZZ2", "x")}</row>`;
  expect(await read(zip(parts(sheetOf(beyond))))).toEqual({ problem: expect.stringMatching(/tooManyColumns|broken|empty/) });
  expect(await read(`${"a,".repeat(100_000)}b\r\n1,2`)).toEqual({ problem: "tooManyColumns" });
});

test("more rows than there may be are refused before they are all read", async () => {
  const rows = Array.from({ length: 120_000 }, (_, at) => `<row r="${at + 2}"><c r="A${at + 2}"><v>${at}</v></c></row>`).join("");
  expect(await read(zip(parts(sheetOf(head + rows))))).toEqual({ problem: "tooManyRows" });
  expect(await read(`名称\n${"茶\n".repeat(101)}`)).toEqual({ problem: "tooManyRows" });
  expect(await read(new Uint8Array(limits.bytes + 1))).toEqual({ problem: "tooLarge" });
});

test("a formula is never worked out: what was last worked out for it stands there, or it is a fault", async () => {
  const rows = `${head}<row r="2"><c r="A2" t="str"><f>CONCAT("a","b")</f><v>ab</v></c><c r="B2"><f>1+1</f></c></row><row r="3"><c r="A3" t="str"><f>cmd|'/c calc'!A0</f><v>x</v></c></row>`;
  expect(await read(zip(parts(sheetOf(rows))))).toEqual({
    table: {
      headings: ["名称", "价格"],
      rows: [
        { row: 2, cells: ["ab", "!formula"] },
        { row: 3, cells: ["x"] },
      ],
    },
  });
});
