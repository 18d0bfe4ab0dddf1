import { and, asc, eq, gt } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { usualLimits } from "../kernel/rate-limits";
import { contractOperations } from "../contract/wire-schema";
import { handlers } from "../generated/domains";
import { verifyLogsCommand } from "../node/commands/verify-logs-command";
import { silentLogger } from "../ports/logger";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { chainRows } from "./chain-rows";
import { maskedJson, maskedText } from "./masked";
import { operationLogHeads, operationLogs } from "./tables";
import { verifyShop } from "./verify";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const chain = ({ merId }: Pick<TestShop, "merId">) => server.database.transaction((db) => chainRows(db, merId));

const logged = async ({ merId }: TestShop) => {
  await chain({ merId });
  return server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, merId)).orderBy(asc(operationLogs.entry));
};

const addCategory = (
  { token }: { token: string },
  name: string,
  headers: Record<string, string> = {},
  on: Pick<typeof server, "fetch"> = server,
) => call(on, "addProductCategory", { token, body: { pid: 0, name, sort: 0 }, headers });

const verified = async ({ merId }: TestShop) => {
  await chain({ merId });
  return verifyShop(server.database.db, merId);
};

test("a sensitive operation is logged when it is done and when it is refused, with its answer and why", async () => {
  const shop = await server.createShop();
  await addCategory(shop, "a");
  await addCategory(shop, "");
  await call(server, "deleteProductCategory", { token: shop.token, path: { id: 2_000_000_000 } });
  const clerk = await shop.as(["merchant:product:page:list"]);
  await addCategory(clerk, "b");
  const rows = await logged(shop);
  expect(rows).toMatchObject([
    { entry: 1, operation: "addProductCategory", account: shop.account, isFailed: false, code: 200, error: "" },
    { entry: 2, operation: "addProductCategory", isFailed: true, code: 400, error: "invalid" },
    { entry: 3, operation: "deleteProductCategory", isFailed: true, code: 6203, error: "productCategoryMissing" },
    { entry: 4, operation: "addProductCategory", account: clerk.account, isFailed: true, code: 403, error: "forbidden" },
  ]);
  expect(rows.map(({ answer }) => JSON.parse(answer))).toMatchObject([{ code: 200 }, { code: 400 }, { code: 6203 }, { code: 403 }]);
  expect(JSON.parse(rows[2]?.request ?? "")).toMatchObject({ path: { id: "2000000000" } });
});

test("a refusal under a key is logged once, however often it is sent again", async () => {
  const shop = await server.createShop();
  const remove = () =>
    call(server, "deleteProductCategory", { token: shop.token, path: { id: 2_000_000_000 }, headers: { "Idempotency-Key": "again" } });
  for (const { status } of [await remove(), await remove(), await remove()]) expect(status).toBe(404);
  expect(await logged(shop)).toMatchObject([{ isFailed: true, code: 6203 }]);
});

test("a call that fails for no reason of the caller's is logged by its cause, after its own writes were taken back", async () => {
  const shop = await server.createShop();
  const failing = await startServer({
    handlers: {
      ...handlers,
      async addProductCategory({ shop: { categories }, body }) {
        await categories.add({ ...body, icon: null });
        throw new Error("The disk of 13812345678 is full");
      },
    },
  });
  expect(await addCategory(shop, "lost", {}, failing)).toMatchObject({ status: 500 });
  expect(await logged(shop)).toMatchObject([{ isFailed: true, code: 500, error: "The disk of [number] is full" }]);
  expect((await call(server, "listProductCategories", { token: shop.token })).data).toEqual([]);
});

test("the log takes no more refusals of one session than its limit, and says so", async () => {
  const warn = vi.fn();
  const strict = await startServer({
    limits: { ...usualLimits, failures: { burst: 2, perSecond: 0.001 } },
    ports: { logger: { ...silentLogger, warn } },
  });
  const shop = await server.createShop();
  for (let tried = 0; tried < 5; tried += 1) await addCategory(shop, "", {}, strict);
  expect(await logged(shop)).toHaveLength(2);
  expect(warn).toHaveBeenCalledTimes(3);
  await addCategory(shop, "done all the same", {}, strict);
  expect(await logged(shop)).toHaveLength(3);
});

test("passwords, phones, bank cards, WeChat and Alipay accounts are masked at any depth, in requests and in answers", () => {
  const secret = {
    password: "Secret-1",
    oldPwd: "Secret-1",
    phone: "13812345678",
    settlement: [
      { bankCard: "6222020200112233445", wechatCode: "lin-wx", alipayCode: "lin@pay.example", alipayAccount: "lin@pay.example" },
    ],
    closing: { closingBankCard: "6222020200112233445", wechatNo: "lin-wx", paymentCode: "https://pay.example/lin" },
    remark: "call 13812345678",
    name: "春节券",
  };
  for (const text of [maskedJson(secret), maskedText(JSON.stringify(secret))]) {
    for (const word of ["Secret-1", "13812345678", "6222020200112233445", "lin-wx", "lin@pay", "pay.example"])
      expect(text).not.toContain(word);
    expect(JSON.parse(text)).toMatchObject({ remark: "call 138****5678", name: "春节券", phone: "***" });
  }
});

test("what is kept of a call is at most 2000 characters, whatever was sent", () => {
  const wide = { list: Array.from({ length: 400_000 }, (_, at) => ({ at })), text: "1".repeat(4_000_000) };
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, "小"]));
  const pairs = "🧧".repeat(3000);
  for (const value of [wide, many, pairs, [[wide]], { phone: wide }]) expect(maskedJson(value).length).toBeLessThanOrEqual(2000);
  expect(maskedText("x".repeat(1_000_000))).toHaveLength(2000);
  expect(maskedJson(`a${pairs}`)).not.toMatch(/\p{Surrogate}/u);
  expect(maskedJson({ a: ["b", { c: null }], d: 1.5, e: true })).toBe('{"a":["b",{"c":null}],"d":1.5,"e":true}');
});

test("every audited operation of the contract has a name in both languages, which the list shows in the caller's", async () => {
  for (const { id, isAudited, label } of contractOperations())
    if (isAudited) expect([id, label]).toEqual([id, { zh: expect.stringMatching(/\p{Script=Han}/u), en: expect.stringMatching(/^[A-Z]/) }]);
  const shop = await server.createShop();
  await addCategory(shop, "a");
  await addCategory(shop, "");
  expect(await read(server, "listSensitiveLogs", { token: shop.token })).toMatchObject({
    total: 2,
    list: [
      {
        description: "新增商品分类",
        method: "addProductCategory",
        status: 1,
        errorMsg: "提交的内容有误，请检查后重试",
        adminAccount: shop.account,
      },
      { status: 0, errorMsg: "", requestMethod: "POST" },
    ],
  });
  const english = await read(server, "listSensitiveLogs", { token: shop.token, query: { limit: 1 }, headers: { "Accept-Language": "en" } });
  expect(english.list).toMatchObject([{ description: "Add a category" }]);
  await call(server, "switchShop", { token: shop.token, body: { isSwitch: false } });
  await call(server, "switchShop", { token: shop.token, body: { isSwitch: true } });
  const [refused] = (await read(server, "listSensitiveLogs", { token: shop.token, query: { limit: 1 } })).list;
  expect(refused?.errorMsg).toMatch(/^店铺还缺少.*商户主头像/);
});

test("calls of one shop at the same time make one chain without a gap", async () => {
  const shop = await server.createShop();
  await Promise.all(Array.from({ length: 30 }, (_, at) => addCategory(shop, at % 3 === 0 ? "" : `c${at}`)));
  expect(await verified(shop)).toMatchObject({ entries: 30, faults: [] });
  expect((await logged(shop)).map(({ entry }) => entry)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});

test("a changed row, a removed row, a cut end, an added row and a moved head are each found", async () => {
  const { db } = server.database;
  const spoils: [string, (shop: TestShop) => Promise<unknown>][] = [
    ["row 2 was changed", ({ merId }) => db.update(operationLogs).set({ account: "else" }).where(only(merId, 2))],
    ["row 2 was changed", ({ merId }) => db.update(operationLogs).set({ isFailed: true }).where(only(merId, 2))],
    ["rows 2 to 2 are missing", ({ merId }) => db.delete(operationLogs).where(only(merId, 2))],
    [
      "rows 3 to 4 are missing",
      ({ merId }) => db.delete(operationLogs).where(and(eq(operationLogs.merId, merId), gt(operationLogs.entry, 2))),
    ],
    ["rows 4 to 4 are missing", ({ merId }) => db.update(operationLogs).set({ entry: null, hash: null }).where(only(merId, 4))],
    [
      "rows stand behind the end of the log",
      ({ merId }) => db.update(operationLogHeads).set({ entries: 3 }).where(eq(operationLogHeads.merId, merId)),
    ],
  ];
  const only = (merId: number, entry: number) => and(eq(operationLogs.merId, merId), eq(operationLogs.entry, entry));
  for (const [fault, spoil] of spoils) {
    const shop = await server.createShop();
    for (const name of ["a", "b", "c", "d"]) await addCategory(shop, name);
    expect(await verified(shop)).toMatchObject({ entries: 4, unchained: 0, faults: [] });
    await spoil(shop);
    expect((await verified(shop)).faults).toEqual(expect.arrayContaining([fault]));
    await db.delete(operationLogs).where(eq(operationLogs.merId, shop.merId));
    await db.delete(operationLogHeads).where(eq(operationLogHeads.merId, shop.merId));
  }
});

test("rows from before the chain are counted, and no fault", async () => {
  const shop = await server.createShop();
  const old = {
    merId: shop.merId,
    accountId: 1,
    account: "old",
    operation: "x",
    method: "POST",
    path: "/",
    request: "",
    address: "",
    requestId: "",
  };
  await server.database.db.insert(operationLogs).values({ ...old, createTime: new Date() });
  await addCategory(shop, "a");
  expect(await verified(shop)).toMatchObject({ entries: 1, unchained: 1, faults: [] });
});

test("a noted head is found again while later rows come, and missed when it was removed with all of its log", async () => {
  const shop = await server.createShop();
  await addCategory(shop, "a");
  const head = (await verified(shop)).head;
  await addCategory(shop, "b");
  const missing = async () =>
    (await verifyLogsCommand({ database: server.database, clock: server.ports.clock }, { heads: [head] })).missing;
  expect(await missing()).toEqual([]);
  await server.database.db.delete(operationLogs).where(eq(operationLogs.merId, shop.merId));
  await server.database.db.delete(operationLogHeads).where(eq(operationLogHeads.merId, shop.merId));
  expect(await missing()).toEqual([head]);
});
