import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { digest } from "../core/digest";
import { pictureCanvas } from "../testing/safety/made-files";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";
import { attachments } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const namesOf = (list: readonly { name: string | null }[]) => list.map(({ name }) => name);

test("the library lists newest first, by category, type and words in the name", async () => {
  const { token } = await server.createShop({
    pictureCategories: [{ name: "茶" }, { name: "衣" }],
    pictures: [
      { name: "旧.png", category: "茶" },
      { name: "Film.mp4", attType: "video/mp4", path: "m/1/a.mp4" },
      { name: "新.PNG", category: "衣", attType: "jpeg" },
      { name: "动图", attType: "gif" },
      { name: "网页图", attType: "webp" },
    ],
  });
  const list = async (query: object) => namesOf((await read(server, "listAttachments", { token, query: { ...query } })).list);
  const [tea] = await read(server, "listPictureCategories", { token, query: { name: "茶" } });
  expect(await list({})).toEqual(["网页图", "动图", "新.PNG", "Film.mp4", "旧.png"]);
  expect(await list({ pid: 0 })).toHaveLength(5);
  expect(await list({ pid: tea?.id })).toEqual(["旧.png"]);
  expect(await list({ attType: "jpg,jpeg,gif,png,bmp,PNG,JPG" })).toEqual(["网页图", "动图", "新.PNG", "旧.png"]);
  expect(await list({ attType: "image/jpeg" })).toEqual(["新.PNG"]);
  expect(await list({ attType: "video/mp4" })).toEqual(["Film.mp4"]);
  expect(await list({ attType: "audio/mpeg" })).toEqual([]);
  expect(await list({ name: "film" })).toEqual(["Film.mp4"]);
  expect(await list({ name: "%" })).toEqual([]);
  expect(await list({ limit: 2, page: 2 })).toEqual(["新.PNG", "Film.mp4"]);
});

test("the library is ordered by name, size and time, both ways; what is equal goes newest first", async () => {
  const { token } = await server.createShop({
    pictures: [
      { name: "b", bytes: 20 },
      { name: "c", bytes: 10 },
      { name: "a", bytes: 20 },
    ],
  });
  const list = async (query: object) => namesOf((await read(server, "listAttachments", { token, query: { ...query } })).list).join("");
  expect([await list({ orderBy: "name", order: "asc" }), await list({ orderBy: "name" })]).toEqual(["abc", "cba"]);
  expect([await list({ orderBy: "size", order: "asc" }), await list({ orderBy: "size", order: "desc" })]).toEqual(["cab", "abc"]);
  expect([await list({ orderBy: "time", order: "asc" }), await list({ order: "desc" })]).toEqual(["bca", "acb"]);
  expect(await call(server, "listAttachments", { token, query: { orderBy: "path" } })).toMatchObject({ status: 400 });
});

test("what nothing in the shop shows is found by itself, whether rows hold paths or addresses", async () => {
  const [slide, coded] = ["demo/cup-1.svg", "demo/payment-code-3.svg"];
  const { token } = await server.createShop({
    settlementInfo: {},
    settlements: [{ paymentCode: coded }],
    pictures: [
      { path: slide, name: "轮播" },
      { path: coded, name: "收款码" },
      { path: "demo/vase-1.svg", name: "没人用" },
      { path: null, name: "坏" },
    ],
    products: [{ name: "杯", image: "demo/hat-1.svg", sliderImage: `["/files/${slide}"]` }],
  });
  const list = async (query: object) => namesOf((await read(server, "listAttachments", { token, query: { ...query } })).list);
  expect(await list({ isUsed: 0 })).toEqual(["坏", "没人用"]);
  expect(await list({ isUsed: 1 })).toEqual(["收款码", "轮播"]);
  const [product] = (await read(server, "listProducts", { token, query: { type: 1 } })).list;
  await read(server, "takeDownProducts", { token, body: { idList: [product?.id] } });
  expect(await list({ isUsed: 0 })).toEqual(["坏", "没人用"]); // still there, off the shelf
});

test("a row that lacks whatever it can lack spoils nothing but itself", async () => {
  const { token } = await server.createShop({
    pictures: [
      { name: "whole" },
      { name: null, path: null, attType: null, bytes: null, width: null, height: null, pid: 77_777 },
      { path: "m/1/gone.png" },
    ],
  });
  const { list } = await read(server, "listAttachments", { token });
  expect(list).toHaveLength(3);
  expect(list[1]).toMatchObject({ name: null, sattDir: null, attSize: null, attType: null, width: null, thumbUrl: null });
  expect(list[0]?.sattDir).toBe("/files/m/1/gone.png");
  const ids = list.map(({ attId }) => attId).join(",");
  expect(await read(server, "listAttachmentUses", { token, query: { ids } })).toHaveLength(3);
  await read(server, "deleteAttachments", { token, body: { ids } });
});

test("pictures are moved together or not at all", async () => {
  const { token } = await server.createShop({ pictureCategories: [{ name: "到这里" }, { name: "别的", type: 3 }], pictures: 3 });
  const [target] = await read(server, "listPictureCategories", { token });
  const [otherType] = await read(server, "listPictureCategories", { token, query: { type: 3 } });
  const { list } = await read(server, "listAttachments", { token });
  const [first, second] = list;
  await read(server, "moveAttachments", { token, body: { attrId: `${first?.attId},${second?.attId}`, pid: target?.id } });
  expect((await read(server, "listAttachments", { token, query: { pid: target?.id } })).list.length).toBeGreaterThanOrEqual(2);
  await read(server, "moveAttachments", { token, body: { attrId: String(first?.attId), pid: 0 } });
  expect(await call(server, "moveAttachments", { token, body: { attrId: `${second?.attId},2000000000`, pid: 0 } })).toMatchObject({
    code: 90301,
  });
  expect((await read(server, "listAttachments", { token, query: { pid: target?.id } })).list.map(({ attId }) => attId)).toContain(
    second?.attId,
  );
  // pictures are only in categories of the type for pictures
  expect(await call(server, "moveAttachments", { token, body: { attrId: String(first?.attId), pid: otherType?.id } })).toMatchObject({
    code: 7201,
  });
});

test("a picture gets another name and keeps its address", async () => {
  const { token } = await server.createShop({ pictures: 1 });
  const before = (await read(server, "listAttachments", { token })).list[0];
  await read(server, "renameAttachment", { token, body: { attId: before?.attId, name: "  新名字 <b>.png " } });
  const after = (await read(server, "listAttachments", { token })).list[0];
  expect(after).toMatchObject({ name: "新名字 <b>.png", sattDir: before?.sattDir });
  for (const name of ["", "   ", "x".repeat(100)]) {
    expect(await call(server, "renameAttachment", { token, body: { attId: before?.attId, name } })).toMatchObject({ status: 400 });
  }
});

test("a picture is found by the digest of its content, in its own shop", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const bytes = pictureCanvas(51);
  const query = { sha256: digest(bytes) };
  expect(await read(server, "findAttachment", { token: shop.token, query })).toBeNull();
  const { attId } = await read(server, "uploadImage", { token: shop.token, file: { name: "a.png", bytes } });
  expect(await read(server, "findAttachment", { token: shop.token, query })).toMatchObject({ attId });
  expect(await read(server, "findAttachment", { token: other.token, query })).toBeNull();
  expect(await call(server, "findAttachment", { token: shop.token, query: { sha256: "x" } })).toMatchObject({ status: 400 });
});

test("a picture tells who shows it: products, SKUs, categories, orders, people, the shop", async () => {
  const path = "demo/cup-1.svg";
  const { token, merId } = await server.createShop({
    merchant: { logoWide: path },
    categories: [{ name: "杯", children: [] }],
    pictures: [{ path, name: "杯" }, { path: "demo/vase-1.svg" }],
    products: [
      { name: "主图是它", image: path, sliderImage: JSON.stringify([path, "demo/hat-1.svg"]) },
      { name: "轮播有它", image: "demo/hat-1.svg", sliderImage: `["demo/hat-1.svg", "${path}"]` },
    ],
    orders: 3,
  });
  const { list } = await read(server, "listAttachments", { token });
  const [uses, others] = await read(server, "listAttachmentUses", {
    token,
    query: {
      ids: list
        .map(({ attId }) => attId)
        .reverse()
        .join(","),
    },
  });
  const kinds = new Map<string, string[]>();
  for (const { kind, name } of uses?.uses ?? []) kinds.set(kind, [...(kinds.get(kind) ?? []), name ?? ""]);
  expect(kinds.get("product")?.sort()).toEqual(["主图是它", "轮播有它"].sort());
  expect(kinds.get("merchant")).toHaveLength(1);
  expect(uses?.count).toBeGreaterThanOrEqual(3);
  expect(others?.count ?? 0).toBe(0);
  expect(merId).toBeGreaterThan(0);
});

test("more uses than are shown are counted", async () => {
  const path = "demo/cup-2.svg";
  const { token } = await server.createShop({
    pictures: [{ path }],
    products: Array.from({ length: 14 }, (_, at) => ({ name: `商品${at}`, image: path, sliderImage: "broken [" })),
  });
  const { list } = await read(server, "listAttachments", { token });
  const [uses] = await read(server, "listAttachmentUses", { token, query: { ids: String(list[0]?.attId) } });
  expect(uses?.uses.filter(({ kind }) => kind === "product")).toHaveLength(10);
  expect(uses?.count).toBeGreaterThanOrEqual(14);
});

test("whoever may fill in products may look at the library, and change nothing in it", async () => {
  const shop = await server.createShop({ pictures: 1 });
  const { token } = await shop.as(["merchant:product:save"]);
  for (const operation of ["listAttachments", "listPictureCategories", "getUploadRules"] as const) {
    expect(await call(server, operation, { token })).toMatchObject({ code: 200 });
  }
  expect(await call(server, "deleteAttachments", { token, body: { ids: "1" } })).toMatchObject({ status: 403 });
  expect(await call(server, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(1) } })).toMatchObject({ status: 403 });
});

test("deleting is of own rows, once", async () => {
  const { token, merId } = await server.createShop({ pictures: 2 });
  const { list } = await read(server, "listAttachments", { token });
  const body = { ids: list.map(({ attId }) => attId).join(",") };
  await read(server, "deleteAttachments", { token, body });
  expect(await call(server, "deleteAttachments", { token, body })).toMatchObject({ code: 90301, status: 404 });
  expect(await server.database.db.select().from(attachments).where(eq(attachments.merId, merId))).toEqual([]);
});
