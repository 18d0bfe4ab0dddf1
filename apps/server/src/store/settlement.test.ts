import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { simulate } from "../demo/simulate";
import { operationLogs } from "../logs/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const card = "6222021234567890123";
const bank = { settlementType: "bank", bankUserName: "山月茶业", bankName: "招商银行", bankAddress: "西湖支行", bankCard: card };
const edit = ({ token }: Pick<TestShop, "token">, body: object) => call(server, "editSettlementInfo", { token, body });
const infoOf = ({ token }: Pick<TestShop, "token">, query = {}) => read(server, "getSettlementInfo", { token, query });

test("a card is shown with its middle hidden, and a mask that comes back untouched keeps it", async () => {
  const shop = await server.createShop();
  expect(await edit(shop, bank)).toMatchObject({ code: 200 });
  const shown = await infoOf(shop);
  expect(shown).toMatchObject({ ...bank, bankCard: "6222***********0123", version: 1 });
  expect(await edit(shop, { ...shown, bankName: "工商银行" })).toMatchObject({ code: 200 });
  expect(await infoOf(shop, { reveal: 1 })).toMatchObject({ bankName: "工商银行", bankCard: card });
  expect(await edit(shop, { ...bank, bankCard: "6222***********0124" })).toMatchObject({
    status: 400,
    data: { fields: { bankCard: "银行账号为8至30位数字" } },
  });
  expect(await edit(shop, { ...bank, version: 1 })).toMatchObject({ status: 409, data: { current: { bankCard: "6222***********0123" } } });
});

test("the accounts of WeChat and Alipay are hidden like the card, in the info, in what is paid out and in its base", async () => {
  const accounts = { wechatCode: "shanyue_tea", alipayCode: "finance@shanyue.example" };
  const masked = { wechatCode: "*******_tea", alipayCode: "fina***************mple" };
  const shop = await server.createShop({
    info: {},
    settlementInfo: { settlementType: "alipay", realName: "林知夏", ...accounts },
    orders: [{ lines: [{ price: 900_00 }], createTime: new Date(0), payTime: new Date(Date.now() - 30 * 86_400_000) }],
  });
  const { version, ...shown } = await infoOf(shop);
  expect(shown).toMatchObject(masked);
  const base = await read(server, "getSettlementBase", { token: shop.token });
  expect(base).toMatchObject({ wechatCode: "**** **** _tea", alipayCode: "**** **** mple" });
  for (const closingType of ["alipay", "weixin"]) {
    await read(server, "applySettlement", { token: shop.token, body: { closingType, amount: "20.00" } });
    const [newest] = (await read(server, "listSettlements", { token: shop.token })).list;
    const found = await read(server, "getSettlement", { token: shop.token, path: { closingNo: newest?.closingNo } });
    expect(closingType === "alipay" ? found.alipayAccount : found.wechatNo).toMatch(/^\*{4} \*{4} (mple|_tea)$/);
    await simulate({ database: server.database, ...server.ports }, "settlements", { accounts: [shop.account], verdict: "refuse" });
  }
  expect(await edit(shop, { ...shown, version, realName: "沈清和" })).toMatchObject({ code: 200 });
  expect(await infoOf(shop, { reveal: 1 })).toMatchObject({ ...accounts, realName: "沈清和" });
  expect(await edit(shop, { ...shown, alipayCode: "fina***************mpla" })).toMatchObject({
    status: 400,
    data: { fields: { alipayCode: "请输入完整的账号" } },
  });
});

test("each look at the whole card is logged, and is for who may change it", async () => {
  const shop = await server.createShop({ settlementInfo: { bankCard: card } });
  const clerk = await shop.as(["merchant:settlement:info"]);
  expect(await infoOf(clerk)).toMatchObject({ bankCard: "6222***********0123" });
  expect(await call(server, "getSettlementInfo", { token: clerk.token, query: { reveal: true } })).toMatchObject({ status: 403 });
  await infoOf(shop, { reveal: true });
  const looks = and(eq(operationLogs.merId, shop.merId), eq(operationLogs.operation, "getSettlementInfo"));
  expect(await server.database.db.$count(operationLogs, looks)).toBe(1);
});

test("each kind has its own fields; wechat is weixin, and the other kinds stay as they were", async () => {
  const shop = await server.createShop({ settlementInfo: { bankCard: card } });
  expect(await edit(shop, { settlementType: "wechat", wechatCode: "", realName: "", wechatQrcodeUrl: "" })).toMatchObject({
    status: 400,
    data: { fields: { wechatCode: "请输入微信号", realName: "请输入真实姓名", wechatQrcodeUrl: "请上传收款二维码" } },
  });
  const weixin = { settlementType: "wechat", wechatCode: "shanyue_tea", realName: "林知夏", wechatQrcodeUrl: "demo/payment-code-1.svg" };
  expect(await edit(shop, weixin)).toMatchObject({ code: 200 });
  expect(await infoOf(shop)).toMatchObject({ settlementType: "weixin", realName: "林知夏", bankCard: "6222***********0123" });
  expect(await edit(shop, { ...weixin, wechatQrcodeUrl: "javascript:1" })).toMatchObject({ status: 400 });
  expect(await edit(shop, { settlementType: "cash" })).toMatchObject({ status: 400 });
});
