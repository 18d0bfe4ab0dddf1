import { expect, type Page, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("from /login until the first list at most 30 requests are made", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.url().startsWith("data:") || requests.push(new URL(request.url()).pathname));
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await expect(view.rows().first()).toBeVisible();
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(30);
});

test("once the page is at rest, the code of screens that nobody has opened is not fetched before it is hovered", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await expect(view.rows().first()).toBeVisible();
  // the dashboard's tab is always there: its code shows that idle preloading has happened
  await expect.poll(() => scripts.some((url) => /\/home-[^/]+\.js$/.test(url)), { timeout: 15_000 }).toBe(true);
  await page.waitForLoadState("networkidle");
  const isProfile = (url: string) => /\/profile-[^/]+\.js$/.test(url);
  const isRecord = (url: string) => /\/record-[^/]+\.js$/.test(url);
  expect(scripts.filter((url) => isProfile(url) || isRecord(url))).toEqual([]);
  await view.menu.getByRole("link", { name: "领取记录" }).hover();
  await expect.poll(() => scripts.some(isRecord)).toBe(true);
});

for (const path of ["/product/list", "/coupon/list/save"])
  test(`${path} looks the same in whichever order the style sheets of its code have arrived`, async ({ page }) => {
    const view = new Console(page, shop.url);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await view.logIn("admin", path);
    await page.waitForLoadState("networkidle");
    // what the browser leaves out below the window has no current styles
    await page.evaluate(() =>
      document.querySelectorAll<HTMLElement>("main *").forEach(({ style }) => (style.contentVisibility = "visible")),
    );
    const before = await stylesOf(page);
    await page.evaluate(async () => {
      const [, ...sheets] = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
      const loaded = sheets.toReversed().map((sheet) => {
        const copy = document.createElement("link");
        copy.rel = "stylesheet";
        copy.href = sheet.href;
        document.head.append(copy);
        return new Promise((resolve) => copy.addEventListener("load", resolve));
      });
      await Promise.all(loaded);
      for (const sheet of sheets) sheet.remove();
    });
    expect(await stylesOf(page)).toEqual(before);
  });

/** The computed styles of all elements, as text. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].map((element) => {
      const styles = getComputedStyle(element);
      const own = [...styles]
        .filter((name) => !/^(--|animation|transition)/.test(name))
        .map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      return [element.tagName, ...own].join("; ");
    }),
  );
