import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious on any route, ${colorScheme}`, async ({ browser }) => {
    test.slow(); // a look at each of many pages
    const context = await browser.newContext({ colorScheme, locale: "zh-CN" });
    const page = await context.newPage();
    const view = new Console(page, shop.url);
    const serious = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
    };
    await view.open("/login");
    await expect(page.getByPlaceholder("用户名")).toBeVisible();
    expect(await serious()).toEqual([]);
    await view.logIn();
    for (const path of [
      "/dashboard",
      "/coupon/list",
      "/coupon/record",
      "/coupon/list/save",
      "/product/list",
      "/product/classify",
      "/product/attr",
      "/product/comment",
      "/product/guarantee/group",
      "/maintain/picture",
      "/maintain/user",
      "/404",
      "/preview",
      "/401",
    ]) {
      await view.open(path);
      await page.waitForLoadState("networkidle");
      expect(await serious(), path).toEqual([]);
    }
    view.expectQuiet();
    await context.close();
  });
}

test("every route fits a phone of 375 px", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: "zh-CN" });
  const page = await context.newPage();
  const view = new Console(page, shop.url);
  await view.logIn();
  for (const path of [
    "/dashboard",
    "/coupon/list",
    "/coupon/record",
    "/coupon/list/save",
    "/product/list",
    "/product/classify",
    "/product/attr",
    "/product/comment",
    "/product/guarantee/group",
    "/maintain/picture",
    "/maintain/user",
    "/preview",
  ]) {
    await view.open(path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375);
  }
  await context.close();
});
