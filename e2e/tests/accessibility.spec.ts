import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const routes = [
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
];
const desk = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };

test("axe finds nothing serious on any route, in light and in dark, and each fits a phone of 375 px", async ({ page }) => {
  test.setTimeout(300_000); // a look at each of many pages
  const view = new Console(page, shop.url);
  await view.open("/login");
  await expect(page.getByPlaceholder("用户名")).toBeVisible();
  await expectFine(page);
  await view.logIn();
  for (const path of routes) {
    await view.open(path);
    await page.waitForLoadState("networkidle");
    await expectFine(page);
  }
  view.expectQuiet();
});

/** Colours alone are another matter in the dark: everything else is looked at once. */
async function expectFine(page: Page) {
  const path = page.url();
  expect(await serious(new AxeBuilder({ page })), path).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await serious(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"])), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(desk);
}

async function serious(axe: AxeBuilder) {
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
}
