import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { Console } from "../../pages/console";
import { clientOf, freePort, type RunningShop, startShop } from "../../shop";

let shop: RunningShop;
let page: Server;
let origin: string;
test.beforeAll(async () => {
  const port = await freePort();
  page = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Tools</title>"));
  await new Promise<void>((resolve) => page.listen(port, "127.0.0.1", resolve));
  origin = `http://localhost:${port}`;
  shop = await startShop({ env: { CORS_ORIGINS: origin } });
});
test.afterAll(async () => {
  page.close();
  await shop.stop();
});

// the gate "package" installs it there from the packed SDK
const nightly = fileURLToPath(new URL("../../../examples/nightly-orders/dist/nightly-orders.mjs", import.meta.url));

test("a service token is made, used by a nightly script and by a page of another origin, and revoked", async ({ page: tab, browser }) => {
  const admin = await clientOf(shop);
  await admin.saveRole({ body: { roleName: "夜间导出", rules: String(await menuOf(admin, "merchant:order:page:list")), status: true } });
  const view = new Console(tab, shop.url);
  await view.logIn("admin", "/operation/roleManager/adminList");
  await tab.getByRole("tab", { name: "服务令牌" }).click();
  await tab.getByRole("button", { name: "生成服务令牌" }).first().click();
  const making = view.dialog("生成服务令牌");
  await making.getByRole("textbox", { name: /名称/ }).fill("每晚导出");
  await making.getByRole("button", { name: /^身份/ }).click();
  await tab.getByRole("checkbox", { name: "夜间导出" }).check();
  await tab.getByRole("button", { name: "完成" }).click();
  await making.getByRole("button", { name: "确定", exact: true }).click();
  const made = view.dialog("服务令牌“每晚导出”");
  const token = (await made.getByText(/^service[0-9a-f]{48}$/).textContent()) ?? "";
  await made.getByRole("button", { name: "我已保存" }).click();
  await expect(view.row("每晚导出")).toContainText("从未使用");

  const folder = mkdtempSync(join(tmpdir(), "shopkeeper-nightly-"));
  const run = () =>
    promisify(execFile)(process.execPath, [nightly, new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)], {
      cwd: folder,
      env: { ...process.env, SHOPKEEPER_URL: shop.url, SHOPKEEPER_TOKEN: token },
    });
  const file = /(\d+) orders in (.+)/.exec((await run()).stdout);
  const lines = readFileSync(join(folder, file?.[2] ?? ""), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(Number(file?.[1]) + 1);

  const other = await (await browser.newContext()).newPage();
  await other.goto(origin);
  const read = () =>
    other.evaluate(
      async ({ url, sent }) => {
        const headers = { "Authori-zation": sent, "Idempotency-Key": crypto.randomUUID(), "Accept-Language": "en" };
        const answer = await fetch(`${url}/api/admin/merchant/order/list`, { headers });
        const { code } = await answer.json();
        return { code: Number(code), requestId: answer.headers.get("X-Request-Id") };
      },
      { url: shop.url, sent: token },
    );
  expect(await read()).toEqual({ code: 200, requestId: expect.any(String) });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(origin.replace("localhost", "127.0.0.1"));
  const refused = await stranger.evaluate(
    (url) =>
      fetch(`${url}/api/health`).then(
        () => "read",
        () => "refused",
      ),
    shop.url,
  );
  expect(refused).toBe("refused");

  await tab.reload();
  await expect(view.row("每晚导出")).not.toContainText("从未使用");
  await view.row("每晚导出").getByRole("button", { name: /吊销/ }).click();
  await view.dialog("系统提示").getByRole("button", { name: "吊销" }).click();
  await view.says("服务令牌已吊销");
  expect(await read()).toMatchObject({ code: 90784 });
  await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining("service token is not valid") });
  await Promise.all([other.context().close(), stranger.context().close()]);
  rmSync(folder, { recursive: true, force: true });
  view.expectQuiet();
});

type Menu = { id: number; perms: string | null; childList: readonly Menu[] };

/** The id of the menu that grants a permission. */
async function menuOf(client: Awaited<ReturnType<typeof clientOf>>, permission: string) {
  const menus = (tree: readonly Menu[]): Menu[] => tree.flatMap((menu) => [menu, ...menus(menu.childList)]);
  return menus(await client.listMenuTree()).find(({ perms }) => perms?.split(",").includes(permission))?.id;
}

test("the reference shows every operation, finds one by its name, and asks no other origin for anything", async ({ page: tab }) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  tab.on(
    "request",
    (request) => !/^(data|blob):/.test(request.url()) && !request.url().startsWith(shop.url) && foreign.push(request.url()),
  );
  tab.on("pageerror", ({ message }) => errors.push(message));
  tab.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await tab.goto(`${shop.url}/docs`);
  await tab.getByPlaceholder("Search...").fill("saveServiceToken");
  await expect(tab.getByRole("menuitem").filter({ hasText: "Makes a service token" }).first()).toBeVisible();
  await expect(tab.getByRole("heading", { name: /Makes a service token/ })).toBeVisible();
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] });
});
