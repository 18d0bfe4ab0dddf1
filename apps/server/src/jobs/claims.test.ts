import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { handlers } from "../generated/domains";
import { type Logistics, LogisticsFailure, noLogistics } from "../ports/logistics";
import { noWechat, type Wechat } from "../ports/wechat";
import { pictureCanvas } from "../testing/safety/made-files";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { once } from "./claims";
import { keptLogistics } from "../composition/kept-logistics";

type TestServer = Awaited<ReturnType<typeof startServer>>;

let first: TestServer;

beforeAll(async () => {
  first = await startServer();
});

/** Two nodes on one database, with shared external services. */
async function twoNodes(options: Parameters<typeof startServer>[0]) {
  const { database } = first;
  return [await startServer({ ...options, database }), await startServer({ ...options, database })] as const;
}

/** External work that finishes on command. */
function slowly() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const calls: unknown[] = [];
  const taking = async <Result>(what: unknown, result: Result) => {
    calls.push(what);
    await finished;
    return result;
  };
  return { calls, taking, finish };
}

const scopeOf = ({ database, ports }: TestServer) => ({ db: database.db, clock: ports.clock, random: ports.random });

test("one key on two nodes at once sends one file to WeChat, and both answer the same", async () => {
  const { calls, taking, finish } = slowly();
  const media = { mediaId: "media-1", type: "image", thumbMediaId: null, createdAt: 1_700_000_000, url: null } as const;
  const wechat: Wechat = { ...noWechat, uploadMedia: (sent) => taking(sent.fileName, media) };
  const nodes = await twoNodes({ ports: { wechat } });
  const { token } = await first.createShop();
  const file = { name: "茶.png", bytes: pictureCanvas(20) };
  const send = (node: TestServer) =>
    call(node, "uploadMedia", { token, query: { type: "image" }, file, headers: { "Idempotency-Key": "two-nodes" } });
  const answers = [send(nodes[0]), send(nodes[1]), send(nodes[1])];
  await expect.poll(() => calls).toHaveLength(1);
  finish();
  const settled = await Promise.all(answers);
  expect(settled.map(({ status, data }) => [status, data])).toEqual(settled.map(() => [200, media]));
  expect(settled.filter(({ headers }) => headers.get("Idempotency-Replayed") === "true")).toHaveLength(2);
  expect(calls).toEqual(["茶.png"]);
});

test("a node that waits too long is told when to come again, and a failed preparation frees the key", { timeout: 30_000 }, async () => {
  const { calls, taking, finish } = slowly();
  let fails = true;
  const prepare = async () => {
    await taking("prepared", undefined);
    if (fails) throw new Error("outside");
  };
  const [one, other] = await twoNodes({ preparations: { addProductCategory: prepare }, handlers });
  const { token } = await first.createShop();
  const add = (node: TestServer) =>
    call(node, "addProductCategory", { token, body: { pid: 0, name: "甲", sort: 0 }, headers: { "Idempotency-Key": "long" } });
  const held = add(one);
  await expect.poll(() => calls).toHaveLength(1);
  const late = await add(other);
  expect([late.status, late.headers.get("Retry-After"), calls.length]).toEqual([503, "2", 1]);
  finish();
  expect((await held).status).toBe(500);
  fails = false;
  expect((await add(other)).status).toBe(200);
  expect(calls).toHaveLength(2);
});

test("what a dead node has claimed is free when its lease has ended, and not before", async () => {
  const scope = scopeOf(first);
  const claimed = (name: string, until: Date) =>
    scope.db.execute(sql`insert into claims (name, holder, until) values (${name}, 'dead', ${until.toISOString()}::timestamptz)`);
  const work = (name: string) => once(scope, { name, known: async () => undefined, work: async () => "done", waitMs: 300 });
  await claimed("write:dead", new Date(Date.now() - 1));
  await claimed("write:alive", new Date(Date.now() + 20_000));
  expect(await work("write:dead")).toBe("done");
  await expect(work("write:alive")).rejects.toMatchObject({ name: "Refusal" });
  const rows = await scope.db.execute(sql`select name from claims where name = 'write:dead'`);
  expect(rows).toMatchObject({ rows: [] });
});

test("a parcel is asked for once in half an hour, by however many people on however many nodes", async () => {
  const { calls, taking, finish } = slowly();
  let now = Date.now();
  const scope = { ...scopeOf(first), clock: { now: () => new Date(now) } };
  const provider: Logistics = {
    ...noLogistics,
    track: ({ number }) => taking(number, undefined),
    kept: { ms: 1_800_000, key: ({ number }) => `test ${number}` },
  };
  const [one, other] = [keptLogistics(provider, scope), keptLogistics(provider, scope)];
  const parcel = { company: "ems", number: `E${now}`, phone: "13812345678", sentTime: new Date() };
  const asked = Array.from({ length: 20 }, (_, person) => (person % 2 ? one : other).track(parcel));
  await expect.poll(() => calls).toHaveLength(1);
  finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([undefined]));
  now += 29 * 60_000;
  await other.track(parcel);
  expect(calls).toHaveLength(1);
  now += 2 * 60_000;
  await one.track(parcel);
  await one.track({ ...parcel, number: `F${now}` });
  expect(calls).toHaveLength(3);
});

test("a provider's failure is not kept", async () => {
  const failures = [new LogisticsFailure(), new LogisticsFailure({ zh: "请核对手机号", en: "Check the phone number." })];
  const track: Logistics["track"] = () => Promise.reject(failures.shift());
  const logistics = keptLogistics({ ...noLogistics, track, kept: { ms: 1000, key: () => "failing" } }, scopeOf(first));
  const parcel = { company: "ems", number: "E1", phone: "", sentTime: new Date() };
  await expect(logistics.track(parcel)).rejects.toMatchObject({ text: undefined });
  await expect(logistics.track(parcel)).rejects.toMatchObject({ text: { zh: "请核对手机号" } });
});
