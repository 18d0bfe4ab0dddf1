import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { usualLimits } from "./rate-limits";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

test("200 logins at once from one address: most are told to wait, and health still answers", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const logins = Array.from({ length: 200 }, (_, place) =>
    call(server, "login", { body: { account: `flood-${place}`, pwd: "wrong-password" }, headers }),
  );
  const health = await call(server, "getHealth");
  expect(health).toMatchObject({ code: 200, data: { status: "ready" } });
  const answers = await Promise.all(logins);
  const waiting = answers.filter(({ status }) => status === 429);
  expect(waiting.length).toBeGreaterThan(100);
  expect(waiting[0]).toMatchObject({ code: 429, message: expect.stringContaining("秒后重试") });
  expect(Number(waiting[0]?.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  expect(answers.some(({ status }) => status >= 500)).toBe(false);
});

test("calls without a session are limited by address, and other addresses are not touched", async () => {
  const limited = await startServer({ limits: { ...usualLimits, anonymous: { burst: 5, perSecond: 1 } } });
  const from = (address: string) => call(limited, "getMenus", { headers: { "X-Forwarded-For": address } });
  const statuses = [];
  for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await from("192.0.2.2")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect((await from("192.0.2.3")).status).toBe(401);
});

test("a session that calls too fast is told to wait, another one goes on", async () => {
  const limited = await startServer({ limits: { ...usualLimits, session: { burst: 3, perSecond: 1 } } });
  const [fast, calm] = [await server.createShop(), await server.createShop()];
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await call(limited, "getMenus", { token: fast.token })).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await call(limited, "getMenus", { token: calm.token })).status).toBe(200);
});

test("an allowance grows again with time", async () => {
  let seconds = 0;
  const clock = { now: () => new Date(1_800_000_000_000 + seconds * 1000) };
  const limited = await startServer({ limits: { ...usualLimits, tight: { burst: 2, perSecond: 1 } }, ports: { clock } });
  const captcha = async () => (await call(limited, "getCaptcha", { headers: { "X-Forwarded-For": "192.0.2.4" } })).status;
  expect([await captcha(), await captcha(), await captcha()]).toEqual([200, 200, 429]);
  seconds = 1;
  expect([await captcha(), await captcha()]).toEqual([200, 429]);
});
