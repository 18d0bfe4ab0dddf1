import { expect, test } from "vitest";
import { tableTexts } from "../../testing/table-texts";
import { readTable } from "./read-table";
import type { TableChoice } from "./table";

const limits = { bytes: 1e6, unpackedBytes: 1e7, rows: 100, columns: 50 };
const read = (bytes: Uint8Array<ArrayBuffer>, headings: readonly string[] = [], choice?: TableChoice) =>
  readTable(new Blob([bytes]), { limits, headings, ...(choice && { choice }) });

/** Encodes a text with the decoder's table. */
function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, number[]>();
  for (let first = 0; first < 256; first += 1) {
    const one = decoder.decode(new Uint8Array([first]));
    if (one.length === 1 && one !== "\ufffd" && !bytesOf.has(one)) bytesOf.set(one, [first]);
  }
  for (let first = 0x81; first < 0xff; first += 1)
    for (let second = 0x40; second < 0xff; second += 1) {
      const two = decoder.decode(new Uint8Array([first, second]));
      if (two.length === 1 && two !== "\ufffd" && !bytesOf.has(two)) bytesOf.set(two, [first, second]);
    }
  return new Uint8Array([...text].flatMap((sign) => bytesOf.get(sign) ?? []));
}

const wide = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  for (const [at, sign] of [...text].entries()) new DataView(bytes.buffer).setUint16(at * 2, sign.charCodeAt(0), isLittle);
  return bytes;
};

const chinese = "商品名称,售价（元）,库存\n明前龙井,66.00,8\n白毫银针,120,3\n祁门红茶,88,5\n";
const traditional = "商品名稱,售價,庫存\n凍頂烏龍茶,350,12\n阿里山高山茶,480,6\n";
const japanese = "商品名,価格\nお茶のセット,1200\nコーヒー豆,900\n";

test.each<[string, Uint8Array<ArrayBuffer>, string, string]>([
  ["GB18030", encoded(chinese, "gbk"), "gb18030", "明前龙井"],
  ["Big5", encoded(traditional, "big5"), "big5", "凍頂烏龍茶"],
  ["Shift_JIS", encoded(japanese, "shift_jis"), "shift_jis", "お茶のセット"],
  ["UTF-16 LE without its mark", wide(chinese, true), "utf-16le", "明前龙井"],
  ["UTF-16 BE without its mark", wide(chinese, false), "utf-16be", "明前龙井"],
  ["UTF-16 BE with its mark", wide(`\ufeff${chinese}`, false), "utf-16be", "明前龙井"],
  ["UTF-8", new TextEncoder().encode(chinese), "utf-8", "明前龙井"],
])("text in %s is told apart, and the encoding is said", async (_name, bytes, encoding, first) => {
  const outcome = await read(bytes);
  expect(outcome).toMatchObject({ table: { source: { encoding } } });
  const texts = tableTexts(outcome);
  expect("table" in texts && texts.table.rows[0]?.cells[0]).toBe(first);
});

test("a text that may be in several encodings is asked for, with its first rows in each, and read in the chosen one", async () => {
  const bytes = encoded("名称,价格\n茶,12\n", "gbk");
  const outcome = await read(bytes);
  expect(outcome).toMatchObject({
    encodings: expect.arrayContaining([
      {
        encoding: "gb18030",
        rows: [
          ["名称", "价格"],
          ["茶", "12"],
        ],
      },
    ]),
  });
  expect(await read(bytes, [], { encoding: "gb18030" })).toMatchObject({
    table: { headings: ["名称", "价格"], source: { encoding: "gb18030" } },
  });
});

test("known headings decide between encodings, and another one can be chosen", async () => {
  const bytes = encoded("名称,价格\n茶,12\n", "gbk");
  const outcome = await read(bytes, ["名称", "价格"]);
  expect(outcome).toMatchObject({ table: { source: { encoding: "gb18030", encodings: expect.arrayContaining(["gb18030", "euc-kr"]) } } });
});

test("Korean that reads as Chinese as well, and a short text of western Europe, are asked for", async () => {
  expect(await read(encoded("상품명,가격\n녹차 세트,12000\n홍차,9000\n", "euc-kr"))).toMatchObject({
    encodings: expect.arrayContaining([expect.objectContaining({ encoding: "euc-kr" })]),
  });
  expect(await read(encoded("Nom,Prix\nCafé crème,3\nThé glacé,4\n", "windows-1252"))).toMatchObject({
    encodings: expect.arrayContaining([expect.objectContaining({ encoding: "windows-1252" })]),
  });
});

test("plain ASCII needs no choice", async () => {
  expect(await read(new TextEncoder().encode("a,b\n1,2"))).toMatchObject({
    table: { source: { encoding: "utf-8", encodings: ["utf-8"] } },
  });
});
