import { beforeAll, expect, test } from "vitest";
import { simulate } from "../demo/simulate";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed, type TestShop } from "../testing/start-server";
import { badWordIn } from "./bad-words";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const page = ({ token }: TestShop, query = {}) => read(server, "listReviews", { token, query });
const comments = async (shop: TestShop, query = {}) => (await page(shop, query)).list.map(({ comment }) => comment);
const answer = ({ token }: TestShop, id: number | undefined, merchantReplyContent = "谢谢") =>
  call(server, "answerReview", { token, body: { id, merchantReplyContent } });
const picture = "/files/demo/tea-caddy-1.svg";

async function shopWithProduct(seed: Seed = {}) {
  const shop = await server.createShop({ products: [{ name: "明前龙井", specs: [["净含量", ["50g", "100g"]]] }], ...seed });
  const [product] = (await read(server, "listProducts", { token: shop.token })).list;
  const info = await read(server, "getProduct", { token: shop.token, path: { id: product?.id } });
  const add = (change: object = {}) =>
    call(server, "addOwnReview", {
      token: shop.token,
      body: {
        ...{ productId: product?.id, attrValueId: info.attrValue[1]?.id, star: 5, comment: "好茶", avatar: picture, nickname: "小满" },
        ...change,
      },
    });
  return { shop, add, product, skus: info.attrValue };
}

test("told to act, buyers review what they have received and not sent back, once", async () => {
  const received = { isReceive: true, deliveryNum: 1 };
  const shop = await server.createShop({
    products: 2,
    users: [{ nickname: "林小满" }],
    orders: [{ status: 5, lines: [received, { ...received, product: 1, refundNum: 1 }] }, { status: 4 }],
  });
  const act = (until?: Date) => simulate({ database: server.database, ...server.ports }, "comments", { accounts: [shop.account], until });
  expect(await act(new Date())).toEqual({ reviewed: 0 });
  expect(await act()).toEqual({ reviewed: 1 });
  expect((await page(shop)).list).toMatchObject([{ nickname: "林小满", merchantReplyContent: null }]);
  expect(await act()).toEqual({ reviewed: 0 });
});

test("the newest review comes first, with what it is about and who wrote it", async () => {
  const shop = await server.createShop({
    products: [{ name: "明前龙井" }],
    users: [{ nickname: "林小满", isLogoff: true }],
    reviews: [{ comment: "一般" }, { comment: "好茶", star: 4, pics: ["demo/cup-1.svg"], answer: "谢谢" }],
  });
  const { list, total } = await page(shop);
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({
    ...{ comment: "好茶", star: 4, nickname: "林小满", isLogoff: true, productName: "明前龙井", merchantReplyContent: "谢谢" },
    pics: [expect.stringContaining("cup-1.svg")],
    merchantReplyTime: expect.any(String),
  });
  expect(list[1]).toMatchObject({ comment: "一般" });
  const one = await read(server, "getReview", { token: shop.token, path: { id: list[0]?.id } });
  expect(one).toEqual(list[0]);
});

test("filters find by writer, product, stars, answer and time", async () => {
  const old = new Date(Date.now() - 100 * 86_400_000);
  const shop = await server.createShop({
    products: [{ name: "明前龙井 100%" }],
    users: [
      { nickname: "林小满", phone: "13812345678" },
      { nickname: "周末", phone: null },
    ],
    reviews: [
      { comment: "旧", star: 1, answer: null, createTime: old, nickname: "路人" },
      { comment: "新", star: 5, answer: "谢谢", nickname: "小鹿" },
    ],
  });
  const [, first] = (await page(shop)).list;
  expect(await comments(shop, { star: 1 })).toEqual(["旧"]);
  expect(await comments(shop, { star: 0 })).toEqual(["新", "旧"]);
  expect(await comments(shop, { isReply: 1 })).toEqual(["新"]);
  expect(await comments(shop, { isReply: 0 })).toEqual(["旧"]);
  expect(await comments(shop, { dateLimit: "lately30" })).toEqual(["新"]);
  expect(await comments(shop, { productSearch: "龙井 100%" })).toEqual(["新", "旧"]);
  expect(await comments(shop, { productSearch: "红茶" })).toEqual([]);
  expect(await comments(shop, { searchType: "nickname", content: "鹿" })).toEqual(["新"]);
  expect(await comments(shop, { searchType: "uid", content: first?.uid })).toEqual(["旧"]);
  expect(await comments(shop, { searchType: "phone", content: "1381234" })).toHaveLength(1);
  expect(await comments(shop, { content: "路人" })).toEqual(["旧"]);
  expect(await call(server, "listReviews", { token: shop.token, query: { searchType: "phone", content: "小满" } })).toMatchObject({
    status: 400,
    data: { fields: { content: "用户ID和手机号只能输入数字" } },
  });
  expect(await call(server, "listReviews", { token: shop.token, query: { dateLimit: "2026-05-02,2026-05-01" } })).toMatchObject({
    status: 400,
  });
});

test("the counts follow the other filters", async () => {
  const shop = await server.createShop({
    reviews: [
      { star: 5, answer: null },
      { star: 5, answer: "谢谢" },
      { star: 1, answer: null },
    ],
  });
  const counts = (query = {}) => read(server, "countReviews", { token: shop.token, query });
  expect(await counts()).toEqual({ all: 3, open: 2, answered: 1 });
  expect(await counts({ star: 5 })).toEqual({ all: 2, open: 1, answered: 1 });
  const [first] = (await page(shop, { isReply: 0 })).list;
  await answer(shop, first?.id);
  expect(await counts()).toEqual({ all: 3, open: 1, answered: 2 });
});

test("a phone number in a nickname is masked", async () => {
  const shop = await server.createShop({ reviews: [{ nickname: "用户13812345678" }] });
  expect((await page(shop)).list[0]?.nickname).toBe("用户138****5678");
});

test("a review of the shop's own stands in front, with its pictures and the SKU's values", async () => {
  const { shop, add, product } = await shopWithProduct();
  const pics = Array.from({ length: 10 }, (_, at) => `https://pictures.example/${at}.png`);
  expect(await add({ comment: " 好茶 ", pics })).toMatchObject({ code: 200, data: null });
  expect((await page(shop)).list[0]).toMatchObject({
    ...{ uid: 0, comment: "好茶", nickname: "小满", star: 5, sku: "100g", productId: product?.id, merchantReplyContent: null },
    pics,
    isLogoff: false,
  });
});

test("what a review of one's own lacks is refused at its field", async () => {
  const { shop, add } = await shopWithProduct();
  const other = await shopWithProduct();
  const refused = async (body: object, field: string) => {
    const { status, data } = await add(body);
    expect([status, data]).toEqual([400, expect.objectContaining({ fields: { [field]: expect.any(String) } })]);
  };
  await refused({ comment: " " }, "comment");
  await refused({ comment: "长".repeat(513) }, "comment");
  await refused({ nickname: "" }, "nickname");
  await refused({ star: 6 }, "star");
  await refused({ avatar: "javascript:alert(1)" }, "avatar");
  await refused({ pics: ["x"] }, "pics");
  await refused({ pics: Array.from({ length: 11 }, () => picture) }, "pics");
  expect(await add({ productId: other.product?.id })).toMatchObject({ status: 404, code: 6102 });
  expect(await add({ attrValueId: other.skus[0]?.id })).toMatchObject({ status: 404, code: 6901 });
  expect((await page(shop)).total).toBe(0);
});

test("a bad word is refused at its field, and named", async () => {
  const { shop, add } = await shopWithProduct({ reviews: [{ answer: null }] });
  expect(await add({ comment: "好 评 返 现 哦" })).toMatchObject({
    status: 400,
    data: { fields: { comment: "含有不允许使用的词“好评返现”，请修改" } },
  });
  const [review] = (await page(shop)).list;
  expect(await answer(shop, review?.id, "请加*微*信")).toMatchObject({
    data: { fields: { merchantReplyContent: expect.stringContaining("加微信") } },
  });
  expect((await page(shop)).list[0]?.merchantReplyContent).toBeNull();
});

test("words are found however they are spaced; Latin ones as whole words alone", () => {
  for (const sign of ["\u200b", " ", "\u034f", "\ufe0f", "\u3164", "\u2800", "\u0301", "/", "，", "(", "👍"])
    expect(badWordIn(`加${sign}微${sign}信`, ["加微信"]), sign).toBe("加微信");
  expect(badWordIn("ＳＰＡＭ!", ["spam"])).toBe("spam");
  expect(badWordIn("spammer", ["spam"])).toBeUndefined();
  expect(badWordIn("洗刷。单独", ["刷单"])).toBeUndefined();
});

test("a review is answered once, whoever tries at the same time", async () => {
  const shop = await server.createShop({ reviews: [{ answer: null }] });
  const [review] = (await page(shop)).list;
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => answer(shop, review?.id, `第${at}次`)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 6903)).toHaveLength(7);
  expect((await page(shop, { isReply: 1 })).list).toMatchObject([{ merchantReplyContent: expect.stringMatching(/^第\d次$/) }]);
});

test("a deleted review is gone", async () => {
  const shop = await server.createShop({ reviews: 1 });
  const [review] = (await page(shop)).list;
  const remove = () => call(server, "deleteReview", { token: shop.token, path: { id: review?.id } });
  expect(await remove()).toMatchObject({ code: 200 });
  expect(await remove()).toMatchObject({ status: 404, code: 6902 });
  expect(await answer(shop, review?.id)).toMatchObject({ status: 404, code: 6902 });
  expect((await page(shop)).total).toBe(0);
});

test("another shop's reviews are not there", async () => {
  const [shop, other] = [await server.createShop({ reviews: [{ answer: null }] }), await server.createShop()];
  const [review] = (await page(shop)).list;
  expect((await page(other)).total).toBe(0);
  expect(await answer(other, review?.id)).toMatchObject({ code: 6902 });
  expect(await call(server, "getReview", { token: other.token, path: { id: review?.id } })).toMatchObject({ code: 6902 });
  expect(await call(server, "deleteReview", { token: other.token, path: { id: review?.id } })).toMatchObject({ code: 6902 });
  expect((await page(shop)).list[0]?.merchantReplyContent).toBeNull();
});

test("a picture that a review shows is in use", async () => {
  const { shop, add } = await shopWithProduct({ pictures: [{ name: "杯子" }] });
  const [stored] = (await read(server, "listAttachments", { token: shop.token })).list;
  await add({ pics: [stored?.sattDir] });
  const [uses] = await read(server, "listAttachmentUses", { token: shop.token, query: { ids: String(stored?.attId) } });
  expect(uses?.uses.filter(({ kind }) => kind === "review")).toMatchObject([{ name: "好茶" }]);
});

test("at midnight the reviews of today begin anew, also their total", async () => {
  let now = new Date("2026-05-01T23:59:00+08:00");
  const evening = await startServer({ ports: { clock: { now: () => now } } });
  const shop = await evening.createShop({ products: 1, reviews: [{ comment: "好茶", createTime: now }] });
  const ofToday = async () => (await read(evening, "listReviews", { token: shop.token, query: { dateLimit: "today" } })).total;
  expect(await ofToday()).toBe(1);
  now = new Date("2026-05-02T00:01:00+08:00");
  expect(await ofToday()).toBe(0);
});
