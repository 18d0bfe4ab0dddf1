import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** One value of each kind that may be tried as `redirect`; the rule itself is tested with all of them beside it. */
const hostile = [
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "/%5cevil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "/redirect//evil.example",
  "/login?redirect=//evil.example",
];

test(`${hostile.length} hostile values of redirect: nobody leaves our origin, and nothing of a foreign one is asked for`, async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== shop.url) foreign.push(request.url());
  });
  page.on("dialog", (dialog) => {
    foreign.push(dialog.message());
    return dialog.dismiss();
  });
  // the dashboard, where each login ends, is quick without its figures
  await page.route(/\/statistics\/|\/demo\/|sales-chart/, (route) => route.abort());
  for (const value of hostile) {
    await view.open(`/login?redirect=${encodeURIComponent(value)}`);
    await page.getByPlaceholder("用户名").fill("admin");
    await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
    await page.getByRole("button", { name: "登录" }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(new URL(page.url()).origin, value).toBe(shop.url);
    expect(new URL(page.url()).pathname, value).toMatch(/^\/(dashboard|404)$/);
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(foreign).toEqual([]);
});

test("/redirect/{path} stays on our origin as well", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn();
  for (const path of [
    "/redirect//evil.example",
    "/redirect/%2f%2fevil.example",
    "/redirect/%5cevil.example",
    "/redirect/https://evil.example",
  ]) {
    await view.open(path);
    await expect(page).toHaveURL(/\/(dashboard|404)$/);
    expect(new URL(page.url()).origin).toBe(shop.url);
  }
});
