import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { clientOf, startShop } from "../../shop";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("start serves console and API on one port without a question asked, and starts again on the data that is there", async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-start-"));
  const first = await startShop({ dataDir, script: "scripts/start.mjs" });
  try {
    await page.goto(first.url);
    await expect(page.getByPlaceholder("用户名")).toBeVisible();
    expect(first.output()).toContain(first.url);
    expect(first.output()).toContain("admin");
  } finally {
    await first.stop();
  }
  const second = await startShop({ dataDir, script: "scripts/start.mjs" });
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("starting it twice on one data directory is refused with a clear sentence and harms nothing", async () => {
  const shop = await startShop();
  try {
    const client = await clientOf(shop);
    const second = spawnSync(process.execPath, [join(root, "apps/server/dist/main.js")], {
      env: { ...process.env, DATA_DIR: shop.dataDir, PORT: "0" },
      encoding: "utf8",
      timeout: 120_000,
    });
    expect(second.status).not.toBe(0);
    expect(second.stderr + second.stdout).toContain(shop.dataDir);
    expect((await client.listCoupons({ query: {} })).total).toBeGreaterThan(0);
  } finally {
    await shop.stop();
  }
});
