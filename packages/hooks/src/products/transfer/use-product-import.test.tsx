import { ExportFormat, labels } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readTable } from "../../files/table-file";
import { csvText } from "../../files/table-file/csv-text";
import { openShop } from "../../testing";
import type { ProductColumn } from "./product-import-columns";
import { useProductExport } from "./use-product-export";
import { useProductImport } from "./use-product-import";

const heading = (column: ProductColumn) => labels.ProductColumn[column].zh;

/** A file in the format that a spreadsheet saves. */
const fileOf = (columns: readonly ProductColumn[], rows: readonly (readonly string[])[]) =>
  new File([csvText([columns.map(heading), ...rows])], "商品.csv");

async function open(seed: Seed) {
  const shop = await openShop({ merchant: { productSwitch: false }, ...seed });
  const onClose = vi.fn();
  const saved: { content: Blob; name: string }[] = [];
  const save = (content: Blob, name: string) => void saved.push({ content, name });
  const { result, unmount } = renderHook(() => useProductImport({ read: readTable, save, onClose }), { wrapper: shop.wrapper });
  const products = async (type: 1 | 2 = 2) => (await shop.client.listProducts({ query: { type, limit: 100 } })).list;
  const first = async () => {
    const [row] = await products();
    return shop.client.getProduct({ path: { id: row?.id ?? 0 } });
  };
  async function check(file: File) {
    await act(() => result.current.choose(file));
    expect(result.current.step).toBe("match");
    await act(() => result.current.check());
  }
  return { ...shop, current: result, onClose, saved, products, first, check, unmount };
}

const single = { isShow: false, specs: [["规格", ["默认"]]] } as const;
const two: Seed = {
  products: [
    { ...single, name: "甲" },
    { ...single, name: "乙" },
  ],
};

test("a file is matched by its headings, checked and committed; the list knows", async () => {
  const { current, check, first, products } = await open(two);
  const { id, intro } = await first();
  await check(fileOf(["product", "intro", "stock"], [[String(id), intro, "77"]]));
  expect(current.current.summary).toMatchObject({ changed: 1, refused: 0 });
  expect(current.current.lines[0]?.changes).toEqual([{ row: 2, column: "stock", before: expect.any(String), after: "77" }]);
  await act(() => current.current.commit());
  expect(current.current.step).toBe("done");
  expect(current.current.summary.done).toBe(1);
  expect((await products()).find((row) => row.id === id)?.stock).toBe(77);
});

test("a wrong cell is corrected in place, only its line is checked again, and what is wrong stays behind", async () => {
  const { current, check, products } = await open(two);
  const rows = await products();
  const cells = rows.map(({ id }, at) => [String(id), at === 0 ? "abc" : "9.37"]);
  await check(fileOf(["product", "price"], cells));
  expect(current.current.summary).toMatchObject({ changed: 1, refused: 1 });
  const [wrong] = current.current.lines;
  expect(wrong?.faults).toMatchObject([{ row: 2, column: "price" }]);
  act(() => current.current.edit(2, "price", "8"));
  expect(current.current.lines[0]?.isStale).toBe(true);
  expect(current.current.ready).toHaveLength(1);
  await act(() => current.current.recheck());
  expect(current.current.summary).toMatchObject({ changed: 2, refused: 0, stale: 0 });
  await act(() => current.current.commit());
  expect((await products()).map(({ price }) => price).sort()).toEqual(["8.00", "9.37"]);
});

test("a cell of an error is refused at its cell, is never sent, and counts once it is typed", async () => {
  const { current, check, products } = await open(two);
  const [one, other] = await products();
  await check(
    fileOf(
      ["product", "price", "stock", "unitName"],
      [
        [String(one?.id), "#N/A", "many", "件"],
        [String(other?.id), "8", "5", "#VALUE!"],
      ],
    ),
  );
  expect(current.current.lines).toMatchObject([{ outcome: "refused" }, { outcome: "refused" }]);
  expect(current.current.lines.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    expect.arrayContaining(["price"]),
    ["unitName"],
  ]);
  expect(current.current.cellOf(2, "price")).toBe("#N/A");
  expect(current.current.ready).toEqual([]);
  act(() => current.current.edit(3, "unitName", "盒"));
  await act(() => current.current.recheck());
  expect(current.current.summary).toMatchObject({ changed: 1, refused: 1 });
  await act(() => current.current.commit());
  expect((await products()).find(({ id }) => id === other?.id)).toMatchObject({ price: "8.00", stock: 5 });
});

test("a file whose encoding is not sure is asked for, and read in the one that is chosen", async () => {
  const { current } = await open(two);
  const bytes = new Uint8Array([0xcc, 0xec, 0x2c, 0xb5, 0xd8, 0x0a, 0xb2, 0xe8, 0x2c, 0x31]);
  await act(() => current.current.choose(new File([bytes], "货.csv")));
  expect(current.current.step).toBe("upload");
  expect(current.current.source.doubt?.encodings.map(({ encoding }) => encoding)).toContain("gb18030");
  await act(() => current.current.reread({ encoding: "gb18030" }));
  expect([current.current.step, current.current.source.doubt]).toEqual(["match", undefined]);
  expect(current.current.source.file?.table.headings).toEqual(["天", "地"]);
});

test("rows that are refused can be taken away as a file that says why and is read again", async () => {
  const { current, check, saved, client } = await open({
    products: [
      { ...single, name: "在架", isShow: true },
      { ...single, name: "丙" },
    ],
  });
  expect(current.current.step).toBe("upload");
  const prices = { 在架: "3.33", 丙: "4.44", 丁: "5.55" };
  await check(fileOf(["name", "price"], Object.entries(prices)));
  expect(current.current.summary).toMatchObject({ changed: 2, refused: 1 });
  await act(() => current.current.commit());
  // the history contains them too, after the page was closed
  const [record] = (await client.listImports({ query: {} })).list;
  expect(record).toMatchObject({ name: "商品.csv", type: "product", rows: 3, done: 2, failed: 1 });
  const { blob } = await client.download("downloadRefusedRows", { query: { importKey: record?.key ?? "", format: ExportFormat.csv } });
  expect(await blob.text()).toContain("丁,5.55,");
  await act(() => current.current.saveLeftover(ExportFormat.xlsx));
  expect(saved[0]?.name).toBe("未导入的行.xlsx");
  const outcome = await readTable(saved[0]?.content ?? new Blob(), {
    limits: { bytes: 1e6, unpackedBytes: 1e6, rows: 10, columns: 10 },
    headings: [],
  });
  expect(outcome).toMatchObject({
    table: {
      headings: ["商品名称", "售价（元）", "原因"],
      rows: [{ cells: [{ text: "丁" }, { text: "5.55" }, { text: expect.stringContaining("单位") }] }],
    },
  });
});

test("a cell that cannot be sent does not hide what is wrong with the others", async () => {
  const { current, check } = await open(two);
  await check(fileOf(["name", "intro", "price"], [["甲", "长".repeat(4001), "abc"]]));
  expect(current.current.lines).toMatchObject([{ outcome: "refused", faults: [{ column: "intro" }, { column: "price" }] }]);
});

test("a change that unpublishes a product waits until it is confirmed, and price alone does not", async () => {
  const { current, check, products } = await open({ products: [{ ...single, name: "在架", isShow: true }] });
  await check(fileOf(["name", "intro"], [["在架", "新的"]]));
  expect(current.current.summary).toMatchObject({ asked: 1, changed: 0, refused: 0 });
  expect(current.current.lines[0]?.questions).toMatchObject([{ kind: "takeDown" }]);
  expect(current.current.ready).toEqual([]);
  await act(() => current.current.confirm(current.current.lines, "takeDown"));
  expect(current.current.summary).toMatchObject({ asked: 0, changed: 1 });
  await act(() => current.current.commit());
  expect(current.current.summary).toMatchObject({ done: 1 });
  expect(await products(1)).toEqual([]);
});

test("somebody else's change since the check is refused, and checked again it goes through", async () => {
  const { current, check, first, client } = await open(two);
  const { id, cateId, attrValue } = await first();
  await check(fileOf(["product", "intro"], [[String(id), "我改的"]]));
  await client.editProductFreely({
    body: { id, cateId, attrValue: attrValue.map((sku) => ({ id: sku.id, stock: sku.stock, price: "1.11" })) },
  });
  await act(() => current.current.commit());
  expect(current.current.lines[0]).toMatchObject({ outcome: "refused", message: expect.stringMatching(/./) });
  await act(() => current.current.check());
  await act(() => current.current.commit());
  expect(await client.getProduct({ path: { id } })).toMatchObject({ intro: "我改的", price: "1.11" });
});

test("stock is set or added, and a file that nobody can read is refused with why", async () => {
  const { current, check, first, client } = await open(two);
  const { id, attrValue } = await first();
  const [sku] = attrValue;
  act(() => current.current.setKind("stock"));
  act(() => current.current.setMode("add"));
  await act(() => current.current.choose(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], "老.xls")));
  expect(current.current.source.problem).toEqual({ name: "老.xls", problem: "broken" });
  expect(current.current.step).toBe("upload");
  await check(fileOf(["skuNumber", "stock"], [[String(sku?.id), "5"]]));
  await act(() => current.current.commit());
  expect((await client.getProduct({ path: { id } })).stock).toBe((sku?.stock ?? 0) + 5);
});

test("a column chosen by hand is remembered for the next file", async () => {
  const { current } = await open(two);
  const rows = [
    ["货品", "备注"],
    ["甲", "x"],
  ] as const;
  const file = new File([csvText(rows)], "a.csv");
  await act(() => current.current.choose(file));
  expect(current.current.missing).toEqual([["product", "name"]]);
  act(() => current.current.source.setColumn(0, "name"));
  expect(current.current.missing).toEqual([]);
  act(() => current.current.another());
  await act(() => current.current.choose(file));
  expect(current.current.source.file?.match).toEqual(["name", undefined]);
});

test("leaving asks while something would be lost, and the page knows of it", async () => {
  const { current, check, first, onClose } = await open(two);
  act(() => current.current.close());
  expect(onClose).toHaveBeenCalledOnce();
  const { id } = await first();
  await check(fileOf(["product", "price"], [[String(id), "3"]]));
  act(() => current.current.close());
  expect(onClose).toHaveBeenCalledOnce();
  expect(current.current.leaving.isOpen).toBe(true);
  await act(() => current.current.leaving.confirm());
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("a broken connection keeps what is through, and the rest goes on", async () => {
  const { current, client } = await open({ products: 1 });
  const names = Array.from({ length: 210 }, (_, at) => [`品${at}`, "7"]);
  await act(() => current.current.choose(fileOf(["name", "sort"], names)));
  const call = client.checkProductImport;
  let left = 1;
  Object.assign(client, {
    checkProductImport: (...given: Parameters<typeof call>) => (left-- > 0 ? call(...given) : Promise.reject(new Error("offline"))),
  });
  await act(() => current.current.check());
  expect(current.current.calls.error).toBeInstanceOf(Error);
  expect([current.current.lines.length, current.current.unchecked]).toEqual([200, 10]);
  left = 10;
  await act(async () => void (await current.current.checkRest()));
  expect([current.current.lines.length, current.current.unchecked]).toEqual([210, 0]);
});

test("an export is saved under its name, and imported again changes nothing", async () => {
  const shop = await openShop({ ...two, merchant: { productSwitch: false } });
  const saved: { content: Blob; name: string }[] = [];
  const { result } = renderHook(() => useProductExport({ query: { type: 2 }, save: (content, name) => saved.push({ content, name }) }), {
    wrapper: shop.wrapper,
  });
  act(() => result.current?.start());
  await waitFor(() => expect(result.current?.state).toMatchObject({ is: "done", file: { products: 2 } }));
  const [file] = saved;
  expect(file?.name).toMatch(/^商品 .*\.xlsx$/);
  const { result: again } = renderHook(() => useProductImport({ read: readTable, save: () => undefined, onClose: () => undefined }), {
    wrapper: shop.wrapper,
  });
  await act(() => again.current.choose(new File([file?.content ?? ""], "商品.xlsx")));
  await act(() => again.current.check());
  expect(again.current.summary).toMatchObject({ unchanged: 2, changed: 0, created: 0, refused: 0 });
});

test("an export takes what is picked, and says when that is too much for one", async () => {
  const shop = await openShop(two);
  const [first = 0] = await shop.client.listProductIds({ query: { type: 2 } });
  const { result } = renderHook(() => useProductExport({ query: { type: 2 }, picked: [first], save: () => undefined }), {
    wrapper: shop.wrapper,
  });
  act(() => result.current?.start());
  await waitFor(() => expect(result.current?.state).toMatchObject({ is: "done", file: { products: 1 } }));
  const many = Array.from({ length: 5000 }, (_, at) => at + 1);
  const { result: full } = renderHook(() => useProductExport({ query: { type: 2 }, picked: many, save: () => undefined }), {
    wrapper: shop.wrapper,
  });
  act(() => full.current?.start());
  expect(shop.notices.map(({ text }) => text)).toEqual(["选择的太多，请少选一些，或导出当前筛选的全部"]);
});

test("an export holds the columns, the rows and the format that are chosen, and the next one has the same columns", async () => {
  const shop = await openShop(two);
  const [first = 0] = await shop.client.listProductIds({ query: { type: 2 } });
  const saved: Blob[] = [];
  const options = { query: { type: 2 } as const, picked: [first], total: 2, save: (content: Blob) => void saved.push(content) };
  const open = () => renderHook(() => useProductExport(options), { wrapper: shop.wrapper }).result;
  const result = open();
  act(() => result.current?.choose());
  act(() => result.current?.choice.showAll(false));
  expect(result.current?.choice.shown).toBe(0);
  for (const column of ["stock", "name"]) act(() => result.current?.choice.show(column, true));
  act(() => result.current?.choice.setFormat("csv"));
  act(() => result.current?.choice.setPicked(false));
  act(() => result.current?.start());
  expect(result.current?.isChoosing).toBe(false);
  await waitFor(() => expect(result.current?.state).toMatchObject({ is: "done", file: { products: 2 } }));
  expect((await saved[0]?.text())?.split("\r\n")[0]).toBe("商品名称,库存");
  const next = open();
  await waitFor(() => expect(next.current?.choice.chosen).toEqual({ columns: ["name", "stock"], ids: String(first) }));
  act(() => next.current?.choice.showAll(true));
  act(() => next.current?.leave());
  expect(next.current?.choice.shown).toBe(2);
});

test("nothing to export says so, and without the right nothing is offered", async () => {
  const shop = await openShop({});
  const { result } = renderHook(() => useProductExport({ query: {}, save: () => undefined }), { wrapper: shop.wrapper });
  act(() => result.current?.start());
  await waitFor(() => expect(result.current?.state).toMatchObject({ is: "failed", error: { code: 90521 } }));
  const clerk = await openShop({ permissions: ["merchant:product:page:list"] });
  const { result: refused } = renderHook(() => useProductExport({ query: {}, save: () => undefined }), { wrapper: clerk.wrapper });
  expect(refused.current).toBeUndefined();
});
