import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { startNode } from "../node";
import { runCommand } from "../node/commands/run-command";
import type { readSettings } from "../node/settings";
import { requestOf } from "./test-call";

/** A node whose owner adds categories with four writers at a time, each retrying with the same key until it is acknowledged. */
export async function nodeWithWriters(settings: ReturnType<typeof readSettings>) {
  await runCommand(settings, "add-shop", { name: "接管商店", account: "owner", password: "Quiet-River-9" });
  const node = await startNode(settings);
  await node.ready;
  const statuses = new Set<number>();
  const send = async (...request: Parameters<typeof requestOf>) => {
    const made = requestOf(...request);
    const { pathname, search } = new URL(made.url);
    const body = made.method === "GET" ? undefined : await made.text();
    const response = await fetch(`${node.address}${pathname}${search}`, { method: made.method, headers: made.headers, body });
    statuses.add(response.status);
    return { status: response.status, retryAfter: response.headers.get("retry-after"), ...(await response.json()) };
  };
  const { token } = (await send("login", { body: { account: "owner", pwd: "Quiet-River-9" } })).data;

  const acknowledged = new Set<string>();
  let isEnding = false;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let place = 0; !isEnding; place += 1) {
      const name = `writer ${writer} ${place}`;
      const write = { token, body: { pid: 0, name, sort: 0 }, headers: { "Idempotency-Key": name.replaceAll(" ", "-") } };
      while (!acknowledged.has(name)) {
        const { status } = await send("addProductCategory", write);
        if (status === 200) acknowledged.add(name);
        else await sleep(100);
      }
    }
  });
  return {
    node,
    token,
    send,
    /** The states of all answers so far. */
    statuses,
    /** Waits until so many further writes are acknowledged. */
    async more(count: number) {
      const goal = acknowledged.size + count;
      await expect.poll(() => acknowledged.size, { timeout: 120_000 }).toBeGreaterThanOrEqual(goal);
    },
    /** Stops the writers; every acknowledged row exists exactly once. */
    async expectAllKept() {
      isEnding = true;
      await Promise.all(writers);
      const found: { name: string }[] = (await send("listProductCategories", { token })).data;
      expect(found.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
      expect([...statuses].sort()).toEqual([200, 503]);
      expect(await runCommand(settings, "verify-books", {})).toMatchObject({ shops: [{ merId: 1 }] });
    },
  };
}
