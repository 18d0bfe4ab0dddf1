import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { usualLimits } from "../kernel/rate-limits";
import { contractOperations } from "../contract/wire-schema";
import { operationLogs } from "../logs/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed } from "../testing/start-server";
import { buyers, followers } from "./tables";

// a Wednesday, 12:00 at +08:00; the tests depend on the hour and the weekday
const now = new Date("2026-05-13T04:00:00Z");
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

async function shopOf(users: NonNullable<Seed["users"]>, at?: Date) {
  const on = at ? await startServer({ ports: { clock: { now: () => at } } }) : server;
  const { token } = await on.createShop({ users });
  return {
    list: (query: Readonly<Record<string, unknown>>) => call(on, "listUsers", { token, query }),
    names: async (query: Readonly<Record<string, unknown>>) =>
      (await read(on, "listUsers", { token, query })).list.map(({ nickname }) => nickname),
    page: (query: Readonly<Record<string, unknown>>) => read(on, "listUsers", { token, query }),
  };
}

test("followers come newest first, their numbers masked", async () => {
  const shop = await shopOf([
    { nickname: "甲13812345678", phone: "13812345678" },
    { nickname: "乙", phone: null, nowMoney: 1250 },
    { isFollowing: false },
  ]);
  expect(await shop.names({})).toEqual(["乙", "甲138****5678"]);
  const { list } = await shop.page({ limit: 2 });
  expect(list[1]).toMatchObject({ phone: "138****5678", avatar: expect.anything() });
  expect(list[0]).toMatchObject({ phone: null, nowMoney: "12.50", spreadName: null });
  expect(JSON.stringify(list)).not.toContain("13812345678");
});

test("a search looks at the field of its type, or at all fields", async () => {
  const shop = await shopOf([
    { nickname: "林小满", phone: "13800001111" },
    { nickname: "小鹿100%", phone: "13900002222" },
  ]);
  const [deer, lin] = (await shop.page({})).list;
  expect(await shop.names({ searchType: "nickname", content: "小" })).toEqual(["小鹿100%", "林小满"]);
  expect(await shop.names({ searchType: "nickname", content: "%" })).toEqual(["小鹿100%"]);
  expect(await shop.names({ searchType: "uid", content: lin?.id })).toEqual(["林小满"]);
  expect(await shop.names({ searchType: "phone", content: "0000222" })).toEqual(["小鹿100%"]);
  expect(await shop.names({ searchType: "all", content: "138000" })).toEqual(["林小满"]);
  expect(await shop.names({ content: deer?.id })).toContain("小鹿100%");
  expect(await shop.names({ searchType: "uid", content: " " })).toHaveLength(2);
  for (const searchType of ["uid", "phone"]) {
    expect(await shop.list({ searchType, content: "1a" })).toMatchObject({
      status: 400,
      data: { fields: { content: expect.any(String) } },
    });
  }
});

test("source and sex narrow the list", async () => {
  const shop = await shopOf([
    { nickname: "甲", registerType: "wechat", sex: 1 },
    { nickname: "乙", registerType: "h5", sex: 0 },
  ]);
  expect(await shop.names({ registerType: "h5" })).toEqual(["乙"]);
  expect(await shop.names({ sex: 0 })).toEqual(["乙"]);
  expect(await shop.names({ sex: 2 })).toEqual([]);
  expect((await shop.list({ registerType: "fax" })).status).toBe(400);
});

test.each([
  ["lately7", ["2026-05-07 00:00:00", "2026-05-13 23:59:59"]],
  ["2026-05-02,2026-05-03", ["2026-05-02 00:00:00", "2026-05-03 23:59:59"]],
])("%s finds who follows from its first to its last second at +08:00", async (dateLimit, [first, last]) => {
  const moment = (text: string | undefined, seconds: number) => new Date(Date.parse(`${text?.replace(" ", "T")}+08:00`) + seconds * 1000);
  const shop = await shopOf(
    [
      { nickname: "before", followTime: moment(first, -1) },
      { nickname: "first", followTime: moment(first, 0) },
      { nickname: "last", followTime: moment(last, 0) },
      { nickname: "after", followTime: moment(last, 1) },
    ],
    now,
  );
  expect(await shop.names({ dateLimit })).toEqual(["last", "first"]);
  expect(await shop.names({ dateLimit: "" })).toHaveLength(4);
});

test("an end that is open is the rest of time", async () => {
  const follow = (nickname: string, time: string) => ({ nickname, followTime: new Date(`${time}+08:00`) });
  const shop = await shopOf([follow("before", "2026-05-01T23:59:59"), follow("after", "2026-05-02T00:00:00")]);
  expect(await shop.names({ dateLimit: "2026-05-02," })).toEqual(["after"]);
  expect(await shop.names({ dateLimit: ",2026-05-01" })).toEqual(["before"]);
});

test("a range that ends before it starts, or that no calendar has, is refused", async () => {
  const shop = await shopOf([]);
  for (const dateLimit of ["2026-05-03,2026-05-02", "2026-02-30,2026-03-02", "2026-02-30,", ",", "someday"]) {
    expect(await shop.list({ dateLimit })).toMatchObject({ status: 400, data: { fields: { dateLimit: expect.any(String) } } });
  }
});

test("another shop's followers are not there", async () => {
  const shop = await shopOf([{ nickname: "甲" }]);
  const other = await shopOf([]);
  const [user] = (await shop.page({})).list;
  expect(await other.page({ searchType: "uid", content: user?.id })).toMatchObject({ total: 0, list: [] });
});

test("the details of a follower hold the whole number, and each look is logged", async () => {
  const time = new Date("2026-05-01T00:00:00Z");
  const { token, merId } = await server.createShop({
    users: [
      { nickname: "上级" },
      { nickname: "甲", phone: "13812345678", nowMoney: 1250, brokeragePrice: 5, isPromoter: true, promoterTime: time, grade: 3 },
    ],
  });
  const [user, promoter] = (await read(server, "listUsers", { token })).list;
  await server.database.db
    .update(buyers)
    .set({ spreadUid: promoter?.id })
    .where(eq(buyers.id, user?.id ?? 0));
  const look = () => read(server, "getUser", { token, path: { id: user?.id } });
  expect(await look()).toMatchObject({
    ...{ nickname: "甲", phone: "13812345678", nowMoney: "12.50", brokeragePrice: "0.05", grade: 3 },
    ...{ promoterTime: "2026-05-01 08:00:00", spreadUid: promoter?.id, spreadName: "上级", logoffTime: null },
  });
  await look();
  const rows = await server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, merId));
  expect(rows.map(({ operation }) => operation)).toEqual(["getUser", "getUser"]);
  expect(JSON.stringify(rows)).not.toContain("13812345678");
});

test("details need a right of their own", async () => {
  const shop = await server.createShop({ users: 1 });
  const { token } = await shop.as(["merchant:user:page:list"]);
  const [user] = (await read(server, "listUsers", { token })).list;
  expect(await call(server, "getUser", { token, path: { id: user?.id } })).toMatchObject({ status: 403 });
});

test("nobody by that number is another refusal than somebody who does not follow the shop", async () => {
  const [shop, other] = [await server.createShop({ users: [{ isFollowing: false }] }), await server.createShop({ users: 1 })];
  const look = (id: number | undefined) => call(server, "getUser", { token: shop.token, path: { id } });
  const [follower] = (await read(server, "listUsers", { token: other.token })).list;
  expect(await look(2_000_000_001)).toMatchObject({ status: 404, code: 8102 });
  expect(await look(follower?.id)).toMatchObject({ status: 404, code: 8109 });
  const [former] = await server.database.db.select().from(followers).where(eq(followers.merId, shop.merId));
  expect(await look(former?.uid)).toMatchObject({ status: 404, code: 8109 });
});

test("searches by digits of what is shown masked are counted and logged, in every list that has them", async () => {
  const searching = contractOperations().filter(
    ({ effect, parameters }) => effect === "read" && parameters.some(({ name }) => name === "searchType"),
  );
  expect(searching.map(({ id }) => id)).toEqual(expect.arrayContaining(["listUsers", "listReviews"]));
  const strict = await startServer({ limits: { ...usualLimits, sensitive: { burst: 3, perSecond: 0.001 } } });
  for (const { id } of searching) {
    const { token, merId } = await server.createShop({ users: [{ phone: "13812345678" }] });
    const search = async (query: object) => (await call(strict, id, { token, query: { ...query } })).status;
    expect(await search({ searchType: "uid", content: "138" })).toBe(200);
    expect(await search({ searchType: "nickname", content: "小鹿" })).toBe(200);
    const statuses = [];
    for (const content of ["1381", "1382", "1383", "1384"]) statuses.push(await search({ searchType: "phone", content }));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await search({ content: "5678" })).toBe(429);
    const rows = await server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, merId)).orderBy(operationLogs.id);
    expect(rows.map(({ operation, request }) => [operation, JSON.parse(request).query.content])).toEqual([
      [id, "1381"],
      [id, "1382"],
      [id, "1383"],
    ]);
  }
});
