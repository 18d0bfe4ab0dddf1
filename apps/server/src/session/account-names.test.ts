import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { fillAccountKeys } from "./fill-account-keys";
import { loginFailureStore } from "./login-failure-store";
import { loginSubjects } from "./login-subjects";
import { accounts } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;
let callers = 0;

beforeAll(async () => {
  server = await startServer();
});

const headers = () => ({ "X-Forwarded-For": `10.81.0.${(callers += 1)}` });
const logIn = (account: string, pwd: string) => call(server, "login", { body: { account, pwd }, headers: headers() });

async function hire(shop: { token: string }, account: string) {
  const { list } = (await call(server, "listRoles", { token: shop.token })).data;
  const body = { account, pwd: "Welcome-1", realName: "周小满", roles: String(list.at(-1)?.id), status: true };
  return call(server, "saveAdmin", { token: shop.token, body });
}

test("a new account that is taken for one of the shop is refused at its field, which names that one", async () => {
  const shop = await server.createShop({ merchant: { account: "mountain" } });
  await shop.as([]);
  for (const name of ["MOUNTAIN", "mоuntain", "ｍountain", "rnountain"]) {
    const answer = await hire(shop, name);
    expect(answer).toMatchObject({ status: 409, code: 90261, data: { fields: { account: expect.stringContaining("“mountain”") } } });
  }
  // an invisible character is not part of a name
  for (const name of ["mountain", "moun\u200btain"]) expect(await hire(shop, name)).toMatchObject({ status: 409, code: 3001 });
});

test("the name of another shop's account is not told", async () => {
  const [shop] = [await server.createShop(), await server.createShop({ merchant: { account: "Riverside" } })];
  await shop.as([]);
  const answer = await hire(shop, "riverside");
  expect(answer).toMatchObject({ status: 409, code: 90262 });
  expect(JSON.stringify(answer)).not.toContain("Riverside");
});

test("of two look-alikes made at once one is made", async () => {
  const shop = await server.createShop();
  await shop.as([]);
  const answers = await Promise.all(["harbour", "HARBOUR", "hаrbour"].map((name) => hire(shop, name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("a log-in finds the account however its name is written, and counts its failures once", async () => {
  const shop = await server.createShop({ merchant: { account: "lakeside" } });
  for (const name of ["LakeSide", "ｌａｋｅｓｉｄｅ", "lаkeside"]) {
    expect(await logIn(name, shop.password)).toMatchObject({ code: 200, data: { account: "lakeside" } });
    await logIn(name, "wrong-password");
  }
  await logIn("LAKESIDE", "wrong-password");
  const failures = loginFailureStore({ db: server.database.db, ...server.ports });
  expect((await failures.of(loginSubjects("lakeside", "10.0.0.1", undefined))).account.count).toBeGreaterThan(0);
  expect(loginSubjects("lаkeside", "10.0.0.1", undefined)).toEqual(loginSubjects("LakeSide", "10.0.0.1", undefined));
  expect([...loginSubjects("ﷺ".repeat(32), "10.0.0.1", "10.0.0.1").account].length).toBeLessThan(128);
});

test("accounts of an older release keep their names: the older one has the key, both log in", async () => {
  const [older, newer] = [await server.createShop({ merchant: { account: "hillside" } }), await server.createShop()];
  const { db } = server.database;
  await db.update(accounts).set({ accountKey: null }).where(eq(accounts.account, "hillside"));
  await db.update(accounts).set({ account: "HillSide", accountKey: null }).where(eq(accounts.account, newer.account));
  await fillAccountKeys(db);
  await fillAccountKeys(db);
  expect((await logIn("hillside", older.password)).data).toMatchObject({ account: "hillside" });
  expect((await logIn("HillSide", newer.password)).data).toMatchObject({ account: "HillSide" });
  expect((await logIn("HILLSIDE", older.password)).data).toMatchObject({ account: "hillside" });
});
