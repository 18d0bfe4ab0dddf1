import { expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";
import { jobOf } from "./jobs";

test("a job that fails keeps no other one from its work, and the readiness says which", async () => {
  const { ports } = await startServer();
  const wechat = {
    ...ports.wechat,
    get live(): never {
      throw new Error("broken");
    },
  };
  let later = 0;
  const server = await startServer({ ports: { wechat, clock: { now: () => new Date(Date.now() + later) } } });
  const shop = await server.createShop({ products: 1, users: 1, orders: [{ status: 0 }] });
  const [unpaid] = (await read(server, "listOrders", { token: shop.token })).list;
  later = 31 * 60_000;
  await expect(server.runJobs()).rejects.toThrow("broken");
  const status = async () => (await read(server, "getOrder", { token: shop.token, path: { orderNo: unpaid?.orderNo } })).status;
  // other tests of the same database may have left orders that are due before
  await expect.poll(async () => (await server.runJobs().catch(() => undefined), status())).toBe(9);
  const { data } = await call(server, "getReady");
  expect(data).toMatchObject({ status: "ready", files: "ready", jobs: { live: "failing", orders: "working", exports: "working" } });
});

test("a failing job waits twice as long after each failure, up to five minutes, and works again at once after a success", async () => {
  let time = 0;
  let runs = 0;
  let fails = true;
  const clock = { now: () => new Date(time) };
  const work = () => {
    runs += 1;
    return fails ? Promise.reject(new Error("broken")) : Promise.resolve();
  };
  const job = jobOf("orders", work, clock);
  const startedAt: number[] = [];
  for (; time <= 900_000; time += 1_000) {
    const before = runs;
    await job.run().catch(() => undefined);
    if (runs > before) startedAt.push(time / 1_000);
  }
  expect(startedAt).toEqual([0, 4, 12, 28, 60, 124, 252, 508, 808]);
  expect(job.state).toBe("failing");
  fails = false;
  time = 1_200_000;
  await job.run();
  expect(job.state).toBe("working");
  await job.run();
  expect(runs).toBe(startedAt.length + 2);
});

test("a job is late once a run has taken a minute", async () => {
  let time = 0;
  let finish = () => {};
  const job = jobOf("live", () => new Promise((resolve) => (finish = resolve)), { now: () => new Date(time) });
  const run = job.run();
  expect(job.state).toBe("working");
  time = 61_000;
  expect(job.state).toBe("late");
  finish();
  await run;
  expect(job.state).toBe("working");
});
