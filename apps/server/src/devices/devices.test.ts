import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { DeviceState } from "@shopkeeper/sdk/contract";
import { mostDevices } from "@shopkeeper/sdk/rules/devices";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { deviceReadings, devices } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;
let time = new Date("2026-05-01T04:00:00Z");

beforeAll(async () => {
  server = await startServer({ ports: { clock: { now: () => time } } });
});

const seconds = (count: number) => (time = new Date(time.getTime() + count * 1000));
const report = (token: string | undefined, body: unknown) =>
  call(server, "reportDevice", { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` }, body });
const devicesOf = async ({ token }: TestShop, query = {}) => (await read(server, "listDevices", { token, query })).list;
const consumablesOf = ({ token }: TestShop) => read(server, "listConsumables", { token });

/** A shop with a registered device and its token. */
async function connected(kind = 1) {
  const shop = await server.createShop();
  const { token } = shop;
  const { id } = (await call(server, "saveDevice", { token, body: { name: "前台小票机", kind, place: "收银台" } })).data;
  const made = await call(server, "renewDeviceToken", { token, path: { id } });
  return { shop, id, deviceToken: made.data.token };
}

test("a shop has so many devices at most, however many are added at once", async () => {
  const { token, merId } = await server.createShop();
  const row: typeof devices.$inferInsert = { merId, name: "秤", kind: 1, place: "", createTime: time, updateTime: time };
  await server.database.db.insert(devices).values(Array.from({ length: mostDevices - 1 }, () => row));
  const add = () => call(server, "saveDevice", { token, body: { name: "新秤", kind: 1, place: "" } });
  const codes = (await Promise.all(Array.from({ length: 5 }, add))).map(({ code }) => code);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 90602, 90602, 90602, 90602]);
  expect((await read(server, "listDevices", { token })).total).toBe(mostDevices);
});

test("a registered device reports with its token and is seen at once; then it is late, and offline", async () => {
  const { shop, id, deviceToken } = await connected();
  expect(await devicesOf(shop)).toMatchObject([{ id, state: DeviceState.waiting, hasToken: true, lastTime: null, series: [] }]);
  const body = { readings: { temperature: 33.5, queue: 2 }, consumables: { paper: 42 } };
  expect(await report(deviceToken, body)).toMatchObject({ status: 200, data: { nextSeconds: 60 } });
  const [device] = await devicesOf(shop);
  expect(device).toMatchObject({
    ...{ state: DeviceState.online, lastTime: "2026-05-01 12:00:00", alarms: [] },
    series: [
      { metric: "temperature", value: 33.5 },
      { metric: "queue", value: 2 },
    ],
  });
  expect(device?.series[0]?.points.at(-1)).toBe(33.5);
  seconds(121);
  expect(await devicesOf(shop, { state: DeviceState.late })).toHaveLength(1);
  seconds(600);
  expect(await devicesOf(shop)).toMatchObject([{ state: DeviceState.offline, alarms: [{ code: "offline" }] }]);
  expect(await devicesOf(shop, { state: DeviceState.online })).toEqual([]);
  const summary = await read(server, "getDeviceSummary", { token: shop.token });
  expect(summary).toMatchObject({ total: 1, online: 0, offline: 1, troubles: [{ name: "前台小票机", code: "offline" }] });
  expect((await read(server, "listDevices", { token: (await server.createShop()).token })).total).toBe(0);
});

test("an alarm begins with the report that names it, goes on, and is over when it is left out", async () => {
  const { shop, id, deviceToken } = await connected(4);
  await report(deviceToken, { alarms: ["jam"], readings: { temperature: 5 } });
  const start = (await devicesOf(shop))[0]?.alarms;
  seconds(60);
  await report(deviceToken, { alarms: ["jam"], readings: { temperature: 11 } });
  expect((await devicesOf(shop))[0]?.alarms).toEqual([...(start ?? []), { code: "tooWarm", since: expect.any(String) }]);
  seconds(60);
  await report(deviceToken, { readings: { temperature: 8 } });
  const detail = await read(server, "getDevice", { token: shop.token, path: { id }, query: { hours: 1 } });
  expect(detail).toMatchObject({ alarms: [], hours: 1, pastAlarms: [{ code: "tooWarm" }, { code: "jam" }] });
  expect(detail.pastAlarms.every(({ endTime }) => endTime !== null)).toBe(true);
});

test("nonsense is refused at its field, and nothing of it is kept", async () => {
  const { shop, deviceToken } = await connected();
  const refused = async (body: unknown, ...fields: readonly string[]) =>
    expect(await report(deviceToken, body)).toMatchObject({
      status: 400,
      data: { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) },
    });
  await refused({ readings: { temperature: 900 } }, "readings.temperature");
  await refused({ readings: { temperature: "warm" } }, "readings.temperature");
  await refused({ readings: { temprature: 20 } }, "readings.temprature");
  await refused({ temperature: 20 }, "temperature");
  await refused({ alarms: ["offline"] }, "alarms.0");
  await refused({ consumables: { paper: -1 } }, "consumables.paper");
  await refused([1, 2]);
  expect((await report(deviceToken, { readings: { temperature: 20 }, alarms: Array.from({ length: 9_000 }, () => "jam") })).status).toBe(
    413,
  );
  expect(await devicesOf(shop)).toMatchObject([{ state: DeviceState.waiting, series: [], alarms: [] }]);
});

test("a token that was renewed, revoked, made up or left out is dead, and a session's token is none", async () => {
  const { shop, id, deviceToken } = await connected();
  const dead = { status: 401, code: 90603 };
  const made = await call(server, "renewDeviceToken", { token: shop.token, path: { id } });
  expect(made.data.token).not.toBe(deviceToken);
  for (const token of [deviceToken, "device123", undefined, shop.token]) expect(await report(token, {})).toMatchObject(dead);
  expect(await report(made.data.token, {})).toMatchObject({ status: 200 });
  await call(server, "revokeDeviceToken", { token: shop.token, path: { id } });
  expect(await report(made.data.token, {})).toMatchObject(dead);
  expect(await devicesOf(shop)).toMatchObject([{ hasToken: false }]);
});

test("a deleted device may no longer report, and takes its consumables along", async () => {
  const { shop, id, deviceToken } = await connected();
  await report(deviceToken, { consumables: { paper: 5 } });
  expect(await call(server, "deleteDevice", { token: shop.token, path: { id } })).toMatchObject({ code: 200 });
  expect(await report(deviceToken, {})).toMatchObject({ status: 401 });
  expect([await devicesOf(shop), await consumablesOf(shop)]).toEqual([[], []]);
  expect(await call(server, "renewDeviceToken", { token: shop.token, path: { id } })).toMatchObject({ status: 404, code: 90601 });
});

test("a device that reports too often is told when to come back", async () => {
  const { deviceToken } = await connected();
  for (let sent = 0; sent < 30; sent += 1) expect((await report(deviceToken, {})).status).toBe(200);
  const refused = await report(deviceToken, {});
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1"]);
  seconds(1);
  expect((await report(deviceToken, {})).status).toBe(200);
});

test("neither the token nor a repeated answer with it is stored, and the log masks it", async () => {
  const { shop, id } = await connected();
  const headers = { "Idempotency-Key": "one-key-of-a-write-0001" };
  const one = await call(server, "renewDeviceToken", { token: shop.token, path: { id }, headers });
  const other = await call(server, "renewDeviceToken", { token: shop.token, path: { id }, headers });
  expect(other.data.token).not.toBe(one.data.token);
  const logs = await read(server, "listSensitiveLogs", { token: shop.token });
  expect(JSON.stringify(logs.list)).not.toContain(other.data.token);
});

test("what a device uses up runs low, is refilled by a person or by itself, and is foretold", async () => {
  const { shop, deviceToken } = await connected();
  for (const paper of [60, 48, 36, 12]) {
    await report(deviceToken, { consumables: { paper } });
    seconds(6 * 3600 - 600);
  }
  const [paper] = await consumablesOf(shop);
  expect(paper).toMatchObject({ kind: "paper", level: 12, capacity: 80, warnAt: 16, daysLeft: 0, refillTime: null });
  expect((await devicesOf(shop))[0]?.alarms.map(({ code }) => code)).toContain("runningOut");
  const id = paper?.id ?? 0;
  const refill = (amount: number) => call(server, "refillConsumable", { token: shop.token, body: { id, amount, note: "换了一卷" } });
  expect(await refill(81)).toMatchObject({ status: 400, data: { fields: { amount: "补充量不能超过满量 80" } } });
  expect(await refill(80)).toMatchObject({ code: 200 });
  expect((await consumablesOf(shop))[0]?.level).toBe(80);
  expect((await devicesOf(shop))[0]?.alarms.map(({ code }) => code)).not.toContain("runningOut");
  await report(deviceToken, { consumables: { paper: 40 } });
  await report(deviceToken, { consumables: { paper: 78 } });
  const refills = await read(server, "listRefills", { token: shop.token, query: { consumableId: id } });
  expect(refills.list).toMatchObject([
    { source: 2, amount: 38, level: 78, operator: "" },
    { source: 1, amount: 80, level: 80, note: "换了一卷" },
  ]);
  const update = (body: object) => call(server, "updateConsumable", { token: shop.token, body: { id, ...body } });
  expect(await update({ capacity: 100, warnAt: 100 })).toMatchObject({ status: 400 });
  expect(await update({ capacity: 100, warnAt: 90, version: 0 })).toMatchObject({ code: 200 });
  expect((await devicesOf(shop))[0]?.alarms.map(({ code }) => code)).toContain("runningOut");
  expect(await update({ capacity: 100, warnAt: 10, version: 0 })).toMatchObject({ status: 409, data: { current: { warnAt: 90 } } });
});

test("readings older than two days are forgotten", async () => {
  const { shop, deviceToken } = await connected();
  await report(deviceToken, { readings: { voltage: 24 } });
  const stored = () => server.database.db.$count(deviceReadings, eq(deviceReadings.merId, shop.merId));
  expect(await stored()).toBe(1);
  seconds(49 * 3600);
  await server.cleanup();
  expect(await stored()).toBe(0);
});
