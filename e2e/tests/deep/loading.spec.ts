import type { Page } from "@playwright/test";
import { expect, test } from "../../test";

test("from /login until the first list at most 30 requests are made", async ({ page, view }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.url().startsWith("data:") || requests.push(new URL(request.url()).pathname));
  const untilList = page.waitForResponse(/\/coupon\/list\?/).then(() => [...requests]);
  await view.logInByForm("admin", "/coupon/list");
  const made = await untilList;
  expect(made.length, made.join("\n")).toBeLessThanOrEqual(30);
});

test("once the page is at rest, the code of screens that nobody has opened is not fetched before it is hovered", async ({ page, view }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await view.logIn("admin", "/coupon/list");
  await expect(view.rows().first()).toBeVisible();
  // the dashboard's tab always exists: its code shows that idle preloading has happened
  await expect.poll(() => scripts.some((url) => /\/home-[^/]+\.js$/.test(url))).toBe(true);
  await page.waitForLoadState("networkidle");
  const isProfile = (url: string) => /\/profile-[^/]+\.js$/.test(url);
  const isRecord = (url: string) => /\/record-[^/]+\.js$/.test(url);
  expect(scripts.filter((url) => isProfile(url) || isRecord(url))).toEqual([]);
  await view.menu.getByRole("link", { name: "领取记录" }).hover();
  await expect.poll(() => scripts.some(isRecord)).toBe(true);
});

for (const path of ["/product/list", "/coupon/list/save"])
  test(`${path} looks the same in whichever order the style sheets of its code have arrived`, async ({ page, view }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await view.logIn("admin", path);
    await page.waitForLoadState("networkidle");
    // content that the browser skips below the viewport has no current styles
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
