import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { MOST_KINDS_A_DAY } from "./error-report-store";
import { errorReports, vitalReports } from "./tables";
import { MOST_VITALS_A_DAY } from "./vital-report-store";

let server: Awaited<ReturnType<typeof startServer>>;
let callers = 0;

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  await server.database.db.delete(errorReports);
  await server.database.db.delete(vitalReports);
});

const freshCaller = () => ({ "X-Forwarded-For": `10.203.${Math.floor((callers += 1) / 250)}.${callers % 250}` });
const failure = { message: "TypeError: x is undefined", route: "/coupon/list", release: "index-abc" };
const vital = { name: "LCP", value: 812.5, rating: "good", route: "/dashboard", release: "index-abc", device: "desktop" };

const reportError = (change: object = {}, headers = freshCaller(), on: Pick<typeof server, "fetch"> = server) =>
  call(on, "reportError", { body: { ...failure, ...change }, headers });
const reportVitals = (vitals: readonly object[], headers = freshCaller(), on: Pick<typeof server, "fetch"> = server) =>
  call(on, "reportVitals", { body: { vitals }, headers });

const errors = () => server.database.db.select().from(errorReports).orderBy(asc(errorReports.id));
const vitals = () => server.database.db.select().from(vitalReports).orderBy(asc(vitalReports.id));
const daysAhead = (days: number) => startServer({ ports: { clock: { now: () => new Date(Date.now() + days * 86_400_000) } } });

test("a failure is kept without a session, and the same one again is counted", async () => {
  expect(await reportError({ stack: "at list (index-abc.js:1:20)" })).toMatchObject({ code: 200, data: null });
  await reportError({ stack: "at list (index-abc.js:1:20)" });
  await reportError({ route: "/coupon/list/save/:id?/:edit?" });
  expect(await errors()).toMatchObject([
    { ...failure, stack: "at list (index-abc.js:1:20)", times: 2 },
    { ...failure, route: "/coupon/list/save/:id?/:edit?", stack: null, times: 1 },
  ]);
});

test("what may say whose it was is not kept, and neither is where it came from", async () => {
  const headers = freshCaller();
  await reportError(
    {
      message: "No answer for lin@example.com at /user/index?content=13912345678",
      route: "/coupon/list/save/77",
      stack: "at merchant0123456789abcdef0123456789abcdef0123456789abcdef",
    },
    headers,
  );
  const [kept] = await errors();
  expect(kept).toMatchObject({ message: "No answer for [mail] at /user/index?…", route: "/coupon/list/save/:id", stack: "at [token]" });
  expect(JSON.stringify(kept)).not.toContain(headers["X-Forwarded-For"]);
});

test("a route with a query, a message too long and one without a release are refused at their fields", async () => {
  const refusals: [object, string][] = [
    [{ route: "/coupon/list?name=x" }, "route"],
    [{ route: "coupon" }, "route"],
    [{ message: "x".repeat(501) }, "message"],
    [{ message: "" }, "message"],
    [{ stack: "x".repeat(1001) }, "stack"],
    [{ release: undefined }, "release"],
  ];
  for (const [change, field] of refusals) {
    const answer = await reportError(change);
    expect(answer).toMatchObject({ status: 400, data: { fields: { [field]: expect.any(String) } } });
  }
  expect(await errors()).toEqual([]);
});

test("a batch of measures is kept, one row each", async () => {
  expect(await reportVitals([vital, { ...vital, name: "CLS", value: 0.02, device: "mobile" }])).toMatchObject({ code: 200 });
  expect(await vitals()).toMatchObject([vital, { name: "CLS", value: 0.02, device: "mobile" }]);
});

test("an empty batch, one of more than twenty, and a measure that is none are refused", async () => {
  const batches = [[], Array.from({ length: 21 }, () => vital), [{ ...vital, name: "FID" }], [{ ...vital, value: -1 }]];
  for (const batch of batches) expect(await reportVitals(batch)).toMatchObject({ status: 400 });
  expect(await vitals()).toEqual([]);
});

test("a flood from one address is answered with 429, another address is heard on", async () => {
  const headers = freshCaller();
  const flood = await Promise.all(Array.from({ length: 80 }, () => reportError({}, headers)));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await reportError()).toMatchObject({ code: 200 });
});

test("a day holds a bounded number of kinds and of measures; a known kind is still counted on a full day", async () => {
  const { db } = server.database;
  await reportError();
  const [one] = await errors();
  if (!one) throw new Error("the failure was kept");
  const { id: _id, ...kind } = one;
  await db.insert(errorReports).values(Array.from({ length: MOST_KINDS_A_DAY - 1 }, (_, at) => ({ ...kind, digest: `kind ${at}` })));
  await reportError({ message: "one kind too many" });
  await reportError();
  expect(await errors()).toHaveLength(MOST_KINDS_A_DAY);
  expect((await db.select().from(errorReports).where(eq(errorReports.id, one.id)))[0]).toMatchObject({ times: 2 });

  const createTime = new Date();
  for (let batch = 0; batch < 5; batch += 1)
    await db.insert(vitalReports).values(Array.from({ length: MOST_VITALS_A_DAY / 5 }, () => ({ ...vital, createTime })));
  await reportVitals(Array.from({ length: 20 }, () => vital));
  expect(await vitals()).toHaveLength(MOST_VITALS_A_DAY);
  expect(await reportVitals([vital], freshCaller(), await daysAhead(1))).toMatchObject({ code: 200 });
  expect(await vitals()).toHaveLength(MOST_VITALS_A_DAY + 1);
});

test("what is older than thirty days is forgotten", async () => {
  await reportError();
  await reportVitals([vital]);
  await (await daysAhead(29)).cleanup();
  expect([(await errors()).length, (await vitals()).length]).toEqual([1, 1]);
  await (await daysAhead(32)).cleanup();
  expect([(await errors()).length, (await vitals()).length]).toEqual([0, 0]);
});
