import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** What an address after the login may try, as the value of `redirect`. */
const hostile = [
  "//evil.example",
  "//evil.example/dashboard",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/./\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/coupon/..//evil.example",
  "/coupon/%2e%2e//evil.example",
  "/%2e%2e//evil.example",
  "/%09/evil.example",
  "/%5cevil.example",
  "/%2f/evil.example",
  "%2f%2fevil.example",
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "HTTPS://evil.example/dashboard",
  "http://evil.example@127.0.0.1/",
  "http://127.0.0.1@evil.example/",
  "//127.0.0.1:1@evil.example",
  "ftp://evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "javascript://evil.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "evil.example",
  "@evil.example",
  "?next=//evil.example",
  "#//evil.example",
  "/login?redirect=//evil.example",
  "/login",
  "/redirect//evil.example",
  "/redirect/%2f%2fevil.example",
  "/redirect/https://evil.example",
  "//evil.example\u3002com",
  "/\u202e//evil.example",
  `/${"a".repeat(3000)}`,
  '["//evil.example"]',
  "null",
];

test(`${hostile.length} hostile values of redirect: nobody leaves our origin, and nothing of a foreign one is asked for`, async ({
  page,
}) => {
  test.setTimeout(180_000);
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
  // where each login ends is drawn over and over: without its figures it is quick
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
