import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startHaproxy } from "../../../scripts/haproxy.mjs";
import { commandNodes, type Node, startNodes } from "../../../scripts/nodes.mjs";
import { type Cluster, freePort, startCluster } from "../../../scripts/postgresql.mjs";
import { silentProxy } from "../../../scripts/silent-proxy.mjs";
import { clusterLoad, stockOf } from "../../cluster-load";
import { otherRelease } from "../../other-release";
import { Console } from "../../pages/console";

const pwd = "Quiet-River-9";
const accounts = ["north", "south"];
const synchronous = ["synchronous_standby_names=*"];
const ends: (() => unknown)[] = [];
const recoveries: string[] = [];

let folder: string;
let release: string;
let primary: Cluster;
let standby: Cluster;
let network: Awaited<ReturnType<typeof silentProxy>>;
let nodes: Node[];
let url: string;
let load: Awaited<ReturnType<typeof clusterLoad>>;
/** The port of the later standby. */
let third: number;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shopkeeper-cluster-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  release = otherRelease(join(folder, "release"));
  const dataDir = join(folder, "shared");
  primary = await database({ settings: synchronous });
  standby = await database({ follows: primary.url });
  third = await freePort();
  network = await silentProxy(Number(new URL(primary.url).port));
  ends.push(network.stop);
  const hosts = [network.host, standby.host, `127.0.0.1:${third}`];
  nodes = await startNodes(3, { databaseUrl: `postgresql://shopkeeper@${hosts.join()}/postgres`, dataDir, env: { DRAIN_SECONDS: "3" } });
  for (const node of nodes) ends.push(() => node.end("SIGKILL"));
  for (const account of accounts) {
    await commandNodes(dataDir, "add-shop", { name: account, account, password: pwd });
    await commandNodes(dataDir, "seed", { account, products: 30 });
  }
  const balancer = await startHaproxy(nodes.map(({ port }) => port));
  ends.push(balancer.stop);
  url = balancer.url;
  load = await clusterLoad(url, accounts, pwd);
});

test.afterAll(async () => {
  await load?.stop();
  for (const end of ends.toReversed()) await end();
});

test("kill -9 of a node", async () => {
  await moreCalls(60);
  await nodes[0]?.end("SIGKILL");
  await moreCalls(60);
  await nodes[0]?.start();
  await moreCalls(60);
});

test("another release, one node after the other, with an open console", async ({ page, browser }) => {
  const view = new Console(page, url);
  await view.enter(load.shops[0]?.token ?? "", "/product/list");
  await view.shown();
  const paths = ["/coupon/list", "/order/list", "/user/index", "/product/classify", "/marketing/seckill/list"];
  for (const [at, node] of nodes.entries()) {
    const going = node.end();
    await view.go(paths[at] ?? "");
    await going;
    await view.go("/product/list");
    await node.start(release);
    // each file of a login opened now may come from any node
    const other = await browser.newPage();
    const login = new Console(other, url);
    await login.open("/login");
    await expect(other.getByPlaceholder("用户名")).toBeEnabled();
    expect(login.errors).toEqual([]);
    await other.close();
  }
  for (const path of paths) await view.go(path);
  await expect(page.locator("#missing-code")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(view.errors).toEqual([]);
});

test("the connections to the database fall silent, and new ones work", async () => {
  await moreCalls(20);
  network.silence();
  await back("the silence");
});

test("kill -9 of the primary, then the standby is promoted", async () => {
  primary.kill();
  standby.promote();
  await back("the promotion");
});

test("a frozen primary: another standby is promoted, and the frozen one is ended before it can come back", async () => {
  const following = await database({ follows: standby.url, port: third });
  standby.freeze();
  following.promote();
  await back("the promotion beside a frozen one");
  standby.kill();
});

test("what was acknowledged is there, once; no call failed", async () => {
  await load.stop();
  expect(load.failures).toEqual([]);
  for (const { client, categories, product, added, pictures } of load.shops) {
    const found = await client.listProductCategories();
    const own = found.map(({ name }) => name).filter((name) => name.startsWith("类目 "));
    expect(own.toSorted()).toEqual(categories.toSorted());
    expect(await stockOf(client, product.id)).toEqual({ sku: product.sku, stock: product.stock + added });
    for (const node of nodes) {
      const answers = await Promise.all(pictures.map((address) => fetch(new URL(address, node.url))));
      expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
    }
  }
  const { calls, retries, longestMs } = load.counts;
  const longest = (longestMs / 1000).toFixed(1);
  console.log(`cluster: ${calls} calls, 0 failed, ${retries} retries, the longest ${longest} s; ready ${recoveries.join(", ")}`);
});

/** Waits until each node is ready and the clients make progress. */
async function back(after: string) {
  const began = performance.now();
  await moreCalls(20);
  await Promise.all(nodes.map((node) => expect.poll(() => node.isReady(), { timeout: 300_000, intervals: [100] }).toBe(true)));
  recoveries.push(`${((performance.now() - began) / 1000).toFixed(1)} s after ${after}`);
  await moreCalls(60);
}

const moreCalls = (count: number) =>
  expect.poll(() => load.counts.calls, { timeout: 600_000, intervals: [50] }).toBeGreaterThan(load.counts.calls + count);

async function database(options: Parameters<typeof startCluster>[0]) {
  const started = await startCluster(options);
  ends.push(started.stop);
  return started;
}
