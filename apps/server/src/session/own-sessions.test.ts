import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { digest } from "../core/digest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { sessions } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;
let callers = 0;

beforeAll(async () => {
  server = await startServer();
});

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)";

/** Another session of a shop's account, with its own user agent and address. */
async function logIn({ account, password }: TestShop, userAgent = phone) {
  callers += 1;
  const headers = { "X-Forwarded-For": `10.201.${Math.floor(callers / 250)}.${callers % 250}`, "User-Agent": userAgent };
  const { token } = await read(server, "login", { body: { account, pwd: password }, headers });
  return { token, address: headers["X-Forwarded-For"] };
}

const listOf = (token: string) => read(server, "listOwnSessions", { token });
const isAlive = async (token: string) => (await call(server, "getMenus", { token })).code === 200;

test("one's sessions are listed with program, address and times, the calling one first", async () => {
  const shop = await server.createShop();
  const { token, address } = await logIn(shop);
  const list = await listOf(token);
  expect(list).toMatchObject([
    { userAgent: phone, address, isCurrent: true },
    { userAgent: "", address: "127.0.0.1", isCurrent: false },
  ]);
  expect((await listOf(shop.token)).map(({ isCurrent, id }) => [isCurrent, id])).toEqual([
    [true, list[1]?.id],
    [false, list[0]?.id],
  ]);
});

test("sessions of other people, of the same shop or not, are not among them", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const staff = await shop.as([]);
  await logIn(other);
  expect(await listOf(shop.token)).toHaveLength(1);
  expect(await listOf(staff.token)).toHaveLength(1);
});

test("a session that has run out is not listed", async () => {
  const shop = await server.createShop();
  const { token } = await logIn(shop);
  await server.database.db
    .update(sessions)
    .set({ expireTime: new Date(Date.now() - 1000) })
    .where(eq(sessions.tokenHash, digest(shop.token)));
  expect(await listOf(token)).toHaveLength(1);
});

test("a session that is revoked ends at its next call, and the others stay", async () => {
  const shop = await server.createShop();
  const [lost, kept] = [await logIn(shop), await logIn(shop)];
  const id = (await listOf(lost.token))[0]?.id;
  expect(await call(server, "revokeSession", { token: shop.token, path: { id } })).toMatchObject({ code: 200 });
  expect([await isAlive(lost.token), await isAlive(kept.token), await isAlive(shop.token)]).toEqual([false, true, true]);
  expect(await call(server, "revokeSession", { token: shop.token, path: { id } })).toMatchObject({ status: 404 });
});

test("the calling session may be revoked too, which is the same as logging out", async () => {
  const shop = await server.createShop();
  const [own] = await listOf(shop.token);
  expect(await call(server, "revokeSession", { token: shop.token, path: { id: own?.id } })).toMatchObject({ code: 200 });
  expect(await isAlive(shop.token)).toBe(false);
});

test("another person's session is not there to be revoked, also not the owner's for a member of staff", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const staff = await shop.as([]);
  const [owners] = await listOf(shop.token);
  for (const token of [staff.token, other.token])
    expect(await call(server, "revokeSession", { token, path: { id: owners?.id } })).toMatchObject({ status: 404, code: 404 });
  expect(await isAlive(shop.token)).toBe(true);
});

test("revoking the others keeps the calling session and everybody else's", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const staff = await shop.as([]);
  const lost = [await logIn(shop), await logIn(shop)];
  expect(await call(server, "revokeOtherSessions", { token: shop.token })).toMatchObject({ code: 200 });
  for (const { token } of lost) expect(await isAlive(token)).toBe(false);
  for (const { token } of [shop, staff, other]) expect(await isAlive(token)).toBe(true);
});

test("the last use moves on when the session is extended", async () => {
  const shop = await server.createShop();
  const later = await startServer({ ports: { clock: { now: () => new Date(Date.now() + 20 * 60_000) } } });
  const [before] = await listOf(shop.token);
  await call(later, "getMenus", { token: shop.token });
  const [after] = await listOf(shop.token);
  expect(after?.createTime).toBe(before?.createTime);
  expect(Date.parse(after?.lastTime ?? "") - Date.parse(before?.lastTime ?? "")).toBeGreaterThanOrEqual(19 * 60_000);
});
