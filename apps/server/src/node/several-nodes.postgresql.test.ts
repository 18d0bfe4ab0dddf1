import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startNode } from "../node";
import { newDatabaseUrl } from "../testing/test-database";
import { readSettings } from "./settings";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-nodes-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("three nodes that start at once on an empty database make one demo, and a session is valid on each", async () => {
  const DATABASE_URL = await newDatabaseUrl(process.env.TEST_DATABASE_URL ?? "");
  const start = (name: string) =>
    startNode(readSettings({ DATABASE_URL, PORT: "0", SHARED_DISK: "true", DATA_DIR: join(folder, name), LOG_LEVEL: "silent" }));
  const nodes = await Promise.all(["one", "two", "three"].map(start));
  await Promise.all(nodes.map(({ ready }) => ready));

  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ account: "admin", pwd: "Shopkeeper-1" });
  const login = await fetch(`${nodes[0]?.address}/api/admin/merchant/login`, { method: "POST", headers, body });
  const { token } = (await login.json()).data;
  for (const { address } of nodes) {
    const menus = await fetch(`${address}/api/admin/merchant/getMenus`, { headers: { "Authori-zation": token } });
    expect(menus.status).toBe(200);
  }
  await Promise.all(nodes.map(({ stop }) => stop()));
});
