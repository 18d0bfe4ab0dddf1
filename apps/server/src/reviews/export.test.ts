import { eq } from "drizzle-orm";
import { streamXlsxRows } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { operationLogs } from "../logs/tables";
import { call, requestOf } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

async function rowsOf({ token }: Pick<TestShop, "token">, fileName: string) {
  const response = await server.fetch(requestOf("downloadExport", { token, query: { fileName } }));
  const rows = [];
  for await (const row of streamXlsxRows(new Uint8Array(await response.arrayBuffer()))) rows.push(row.values);
  return rows;
}

test("an export has a row for each review of the filter, newest first, with masked phones and no formula", async () => {
  const shop = await server.createShop({
    products: [{ name: "明前龙井" }],
    reviews: [
      { comment: "旧", star: 1, answer: null, nickname: "用户13812345678" },
      { comment: "=1+1", star: 5, answer: "谢谢", nickname: "小鹿", pics: ["demo/cup-1.svg", "demo/cup-2.svg"] },
      { comment: "新", star: 5, answer: null },
    ],
  });
  const named = await read(server, "exportReviews", { token: shop.token });
  expect(named).toMatchObject({ rows: 3, fileName: expect.stringMatching(/^review-/) });
  const [headings, first, second, third] = await rowsOf(shop, named.fileName);
  expect(headings?.slice(0, 2)).toEqual(["ID", "商品名称"]);
  expect([first?.[5], second?.slice(4, 7), second?.[8]]).toEqual(["新", [5, "=1+1", 2], "谢谢"]);
  expect([third?.[1], third?.[3]]).toEqual(["明前龙井", "用户138****5678"]);
  const open = await read(server, "exportReviews", {
    token: (await shop.as(["merchant:export:review:excel"])).token,
    query: { isReply: 0, star: 5 },
  });
  expect((await rowsOf(shop, open.fileName)).slice(1).map((row) => row[5])).toEqual(["新"]);
});

test("an export of picked reviews has these alone with the chosen columns; a foreign one is refused", async () => {
  const shop = await server.createShop({ reviews: [{ comment: "旧", star: 2 }, { comment: "新", star: 5 }, { comment: "中" }] });
  const other = await server.createShop({ reviews: 1 });
  const idsOf = async ({ token }: Pick<TestShop, "token">, comment?: string) =>
    (await read(server, "listReviews", { token, query: {} })).list.filter((row) => !comment || row.comment === comment).map(({ id }) => id);
  const [old] = await idsOf(shop, "旧");
  const [foreign] = await idsOf(other);
  const named = await read(server, "exportReviews", { token: shop.token, query: { ids: String(old), columns: ["comment", "star"] } });
  expect(await rowsOf(shop, named.fileName)).toEqual([
    ["评价内容", "评价星级"],
    ["旧", 2],
  ]);
  const refused = await call(server, "exportReviews", { token: shop.token, query: { ids: `${old},${foreign}` } });
  expect(refused).toMatchObject({ status: 404, code: 6902 });
});

test("an export of nothing or without the right is refused, and a search by phone is kept in the log", async () => {
  const shop = await server.createShop({ users: [{ phone: "13812345678" }], reviews: 2 });
  expect(await call(server, "exportReviews", { token: shop.token, query: { productSearch: "没有这样的" } })).toMatchObject({ code: 90521 });
  const clerk = await shop.as(["merchant:product:reply:page:list"]);
  expect(await call(server, "exportReviews", { token: clerk.token })).toMatchObject({ status: 403 });
  await read(server, "exportReviews", { token: shop.token, query: { searchType: "phone", content: "1381234" } });
  const log = await server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, shop.merId));
  expect(log.map(({ operation }) => operation)).toEqual(["exportReviews"]);
});
