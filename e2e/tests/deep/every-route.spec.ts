import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type RouteRow, routes } from "../../../apps/console/src/routes";
import { freshMerchant } from "../../fresh-merchant";
import { expect, test } from "../../test";

const desk = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };
const login = "/login";
/** Texts that are Chinese in English too: the units of large numbers, and the language's own name. */
const own = ["万 / 亿", "中文"];
/** Screens with a greeting or an error in place of their title. */
const untitled: ReadonlySet<string> = new Set(["dashboard/home", "layout/missing", "layout/refused"]);

test("every route has its title, also as its heading, nothing serious for axe, and fits a phone of 375 px", async ({ page, view }) => {
  await view.open(login);
  await expect(page.getByPlaceholder("用户名")).toBeVisible();
  await expectFine(page);
  await view.logIn();
  for (const row of shown()) {
    await view.open(addressOf(row)); // reloaded: axe would also read pages behind other tabs
    await expect(page).toHaveTitle(new RegExp(`${titleOf(row).zh} - 掌柜$`));
    await view.shown();
    if (!untitled.has(row.screen ?? "")) await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(row).zh);
    await expectFine(page);
  }
  view.expectQuiet();
});

test("in English no route, panel or sheet of a shop with English names has a Chinese word", async ({ page, view }) => {
  await view.open(login);
  await page.evaluate(() => localStorage.setItem("language", "en"));
  const merchant = await freshMerchant(page, {
    ...{ merchant: { name: "Tea House", realName: "Ada" }, coupons: [{ name: "Spring" }], users: [{ nickname: "Bob" }] },
    // paid and refunded, so that bills and flow have rows; a category of the shop's own, and no product in a list
    categories: [{ name: "Tea" }],
    shippingTemplates: [{ name: "Free" }],
    products: [{ name: "Oolong", unitName: "tin", intro: "Tea", specs: [["Size", ["Small"]]] }],
    orders: [{ realName: "Bob", userAddress: "1 Hill Road", refundStatus: 3 }],
  });
  await page.reload();
  const chinese = async () => (await page.locator("body").innerText()).match(/.*\p{Script=Han}.*/gu) ?? [];
  await expect(page).toHaveTitle("Log in - Shopkeeper");
  expect((await chinese()).filter((text) => text !== "中文")).toEqual([]); // a language has its own name
  await view.enter(merchant.token);
  const known = await platformNames(page, merchant.token);
  for (const row of shown()) {
    await view.go(addressOf(row));
    await expect(page).toHaveTitle(new RegExp(`${titleOf(row).en} - Shopkeeper$`));
    await view.shown();
    expect(
      (await chinese()).filter((text) => !known.has(text)),
      row.path,
    ).toEqual([]);
  }
  await view.open("/dashboard");
  await view.openPalette();
  await expect(page.getByRole("option").first()).toBeVisible();
  expect((await chinese()).filter((line) => !own.some((name) => line.includes(name)))).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(view.dialog("Keyboard shortcuts")).toBeVisible();
  expect(await chinese()).toEqual([]);
  await page.keyboard.press("Escape");
  await view.choose("Layout settings");
  await expect(view.dialog("Layout settings")).toBeVisible();
  expect((await chinese()).sort()).toEqual([...own].sort());
  await page.keyboard.press("Escape");
  await view.choose("Log out");
  await expect(view.dialog("Notice")).toBeVisible();
  expect(await chinese()).toEqual([]);
});

/** The names of the platform's express companies and seckill activities, which are the same in every language. */
async function platformNames(page: Page, token: string) {
  const read = (path: string) =>
    page.evaluate(
      ([at, authorization]) =>
        fetch(`/api/admin/merchant/${at}`, { headers: { "Authori-zation": authorization } }).then((answer) => answer.json()),
      [path, token] as const,
    );
  const couriers: { data: readonly { name: string }[] } = await read("express/all?type=normal");
  const activities: { data: { list: readonly { name: string; productCategoryNames: string }[] } } = await read("seckill/activity/page");
  return new Set([
    ...couriers.data.map(({ name }) => name),
    ...activities.data.list.flatMap(({ name, productCategoryNames }) => [name, productCategoryNames]),
  ]);
}

/** The first row of each address that shows a screen to a logged-in account. */
function shown() {
  const rows = routes.filter(
    ({ path, screen }) => screen !== undefined && path !== login && path !== "/auth-redirect" && path !== "/password",
  );
  return rows.filter((row, index) => rows.findIndex((other) => addressOf(other) === addressOf(row)) === index);
}

/** The row's address without its optional parameters. */
function addressOf({ path }: RouteRow) {
  return path.replace(/\/:\w+\?/g, "");
}

function titleOf(row: RouteRow) {
  return row.titleOf?.({}) ?? row.title;
}

/** Colours are checked in each story, in light and in dark. */
async function expectFine(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .disableRules(["color-contrast", "link-in-text-block"])
    .setLegacyMode() // no second page for frames of other origins, which no screen has
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
  expect(serious, page.url()).toEqual([]);
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(phone.width);
  expect(await tallCards(page), page.url()).toEqual([]);
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => coveredCells(page), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.setViewportSize(desk);
}

/** The cards of rows that are higher than 150 pixels, except expanded ones. */
const tallCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main tbody[role=rowgroup] > tr:not([data-details], [data-skeleton])")]
      .filter((row) => {
        row.style.contentVisibility = "visible"; // a row outside the viewport keeps its height as a table row
        return getComputedStyle(row).display === "flex" && row.getBoundingClientRect().height > 150;
      })
      .map((row) => `${Math.round(row.getBoundingClientRect().height)}: ${row.textContent.slice(0, 40)}`),
  );

const coveredCells = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main td[data-fixed]")].flatMap((actions) => {
      const row = actions.parentElement;
      if (!row || getComputedStyle(row).display !== "grid") return [];
      const { left } = actions.getBoundingClientRect();
      return [...row.children]
        .filter((cell) => cell !== actions && cell.getBoundingClientRect().right > left + 1)
        .map((cell) => cell.textContent.slice(0, 40));
    }),
  );
