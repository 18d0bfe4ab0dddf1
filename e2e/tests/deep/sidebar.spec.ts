import { menu, withMenus } from "../../pages/menus";
import { expect, test } from "../../test";

/** Pages of the console, under groups as other shops may have them. */
const coupons = () => menu("优惠券", "/coupon", [menu("列表", "/coupon/list"), menu("新建", "/coupon/list/save")]);
const claims = () => menu("领取", "/claims", [menu("记录", "/coupon/record")]);

test("unique-opened: the group of the page is open at first, and opening another one closes it", async ({ page, view }) => {
  await withMenus(page, [menu("主页", "/dashboard"), coupons(), claims()]);
  await view.logIn("admin", "/coupon/list");
  const [first, second] = [view.menu.getByRole("button", { name: "优惠券" }), view.menu.getByRole("button", { name: "领取" })];
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(view.menu.getByRole("link")).toHaveText(["主页", "优惠券列表", "添加优惠券"]);
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(view.menu.getByRole("link")).toHaveText(["主页", "领取记录"]);
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "false");
  await expect(view.menu.getByRole("link")).toHaveText(["主页"]);
});

test("up to four levels: the fourth is a page, and a fifth is left out with what would lead there", async ({ page, view }) => {
  const deep = menu("一", "/1", [
    menu("二", "/2", [menu("三", "/3", [menu("四", "/coupon/record"), menu("四之二", "/4", [menu("五", "/coupon/list")])])]),
  ]);
  await withMenus(page, [menu("主页", "/dashboard"), deep]);
  await view.logIn();
  for (const group of ["一", "二", "三"]) await view.menu.getByRole("button", { name: group, exact: true }).click();
  await expect(view.menu.getByRole("button")).toHaveText(["一", "二", "三"]);
  await view.toMenu("领取记录");
  await expect(view.trail.getByRole("listitem")).toHaveText(["主页", "一", "二", "三", "领取记录"]);
  await expect(view.menu.getByRole("link", { name: "优惠券列表" })).toHaveCount(0);
});

test("the sidebar is 200 px wide under the wide logo, and folded a column of icons under the square one", async ({ page, view }) => {
  await view.logIn();
  const width = () => view.sidebar.evaluate((column) => column.getBoundingClientRect().width);
  const logo = page.getByRole("link", { name: "回到主页" }).locator("img");
  await expect(logo).toHaveAttribute("src", /logo-wide-1/);
  await expect.poll(() => logo.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth)).toBeGreaterThan(0);
  expect(await width()).toBe(200);
  await page.getByRole("button", { name: "收起菜单" }).click();
  await expect(logo).toHaveAttribute("src", /logo-square-1/);
  await expect.poll(width).toBe(56);
  await page.getByRole("button", { name: "展开菜单" }).click();
  await expect.poll(width).toBe(200);
});

test("collapsed with flyouts, by mouse: an icon shows its pages beside it, and they go with the pointer or once one is opened", async ({
  page,
  view,
}) => {
  await view.logIn();
  await page.getByRole("button", { name: "收起菜单" }).click();
  const claimed = view.menu.getByRole("link", { name: "领取记录" });
  await expect(claimed).toHaveCount(0);
  await view.menu.getByRole("button", { name: "优惠券" }).hover();
  await expect(claimed).toBeVisible();
  await page.mouse.move(1000, 600);
  await expect(claimed).toHaveCount(0);
  await view.menu.getByRole("button", { name: "优惠券" }).hover();
  await claimed.click();
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await expect(claimed).toHaveCount(0);
  // the folded group shows that it contains the current page
  await page.mouse.move(1000, 600);
  await view.menu.getByRole("button", { name: "优惠券" }).hover();
  await expect(claimed).toHaveAttribute("aria-current", "page");
});

test("collapsed with flyouts, by keys: Tab from icon to icon, Enter or the arrow goes in, arrows move, Escape leads back", async ({
  page,
  view,
}) => {
  await view.logIn();
  await page.getByRole("button", { name: "收起菜单" }).click();
  const icon = view.menu.getByRole("button", { name: "优惠券" });
  await view.menu.getByRole("link", { name: "主页" }).focus();
  const names = await view.menu.getByRole("button").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  for (const next of names.slice(0, names.indexOf("优惠券") + 1)) {
    await page.keyboard.press("Tab");
    await expect(view.menu.getByRole("button", { name: String(next), exact: true })).toBeFocused();
  }
  await expect(icon).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(view.menu.getByRole("link", { name: "优惠券列表" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(view.menu.getByRole("link", { name: "领取记录" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(icon).toBeFocused();
  await expect(view.menu.getByRole("link", { name: "领取记录" })).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/coupon\/record$/);
});

test("open state and size in cookies: both come back after a reload, whatever becomes of local storage", async ({ page, view }) => {
  await view.logIn();
  await page.getByRole("button", { name: "收起菜单" }).click();
  await view.choose("布局设置");
  await view.dialog("布局设置").getByRole("radio", { name: "中号" }).check();
  await page.keyboard.press("Escape");
  const kept = await page.context().cookies();
  expect(kept.find(({ name }) => name === "sidebarStatus")?.value).toBe("0");
  expect(kept.find(({ name }) => name === "size")?.value).toBe("medium");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("button", { name: "展开菜单" })).toBeVisible();
  await expect(view.menu.getByRole("button", { name: "优惠券" })).toHaveText("");
  await expect(page.locator("html")).toHaveAttribute("data-density", "medium");
  await page.getByRole("button", { name: "展开菜单" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "收起菜单" })).toBeVisible();
});

test("external http(s) entries open in a new tab with noopener, and javascript: is refused", async ({ page, context, view }) => {
  await context.route("https://help.example/**", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<title>帮助</title>" }),
  );
  await withMenus(page, [
    menu("主页", "/dashboard"),
    menu("帮助中心", "https://help.example/start"),
    menu("坏入口", "javascript:document.title='taken'"),
    menu("坏入口二", " JavaScript://help.example/%0Adocument.title='taken'"),
  ]);
  await view.logIn();
  await expect(view.menu.getByRole("link")).toHaveText([/^主页$/, /^帮助中心/]);
  const opening = context.waitForEvent("page");
  await view.menu.getByRole("link", { name: "帮助中心 在新标签页打开" }).click();
  const help = await opening;
  await expect(help).toHaveTitle("帮助");
  expect(await help.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL(/\/dashboard$/);
  await help.close();

  // the same from the menu search
  const again = context.waitForEvent("page");
  await view.openPalette();
  await view.palette.fill("帮助中心");
  await page.keyboard.press("Enter");
  expect(await (await again).evaluate(() => window.opener)).toBeNull();
  await view.openPalette();
  await view.palette.fill("坏入口");
  await expect(page.getByText("没有找到“坏入口”")).toBeVisible();
});

test("under 992 px the sidebar is a drawer, which closes when a page comes up, and it is back where there is room again", async ({
  page,
  view,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await view.logIn();
  await expect(view.menu).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(view.menu).toHaveCount(0);
  await page.getByRole("button", { name: "展开菜单" }).click();
  await expect(view.dialog("主菜单").getByRole("link", { name: "主页", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view.dialog("主菜单")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "展开菜单" })).toBeFocused();
  await page.keyboard.press("Enter");
  await view.dialog("主菜单").getByRole("button", { name: "优惠券" }).click();
  await view.dialog("主菜单").getByRole("link", { name: "领取记录" }).click();
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await expect(view.dialog("主菜单")).toHaveCount(0);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(view.menu).toBeVisible();
});

test("top nav: visible items by width / 1.8 / 85, the rest under 更多菜单, recomputed on resize; choosing one fills the sidebar", async ({
  page,
  view,
}) => {
  await page.setViewportSize({ width: 1680, height: 800 });
  await view.open("/login");
  await page.evaluate(() => localStorage.setItem("layout-setting", JSON.stringify({ topNav: true, navIcon: false })));
  const names = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸", "子", "丑"];
  await withMenus(
    page,
    names.map((name) => menu(name, `/${name}`, [menu("券", "/coupon/list"), menu("领取", "/coupon/record")])),
  );
  await view.logIn();
  const top = page.getByRole("navigation", { name: "顶部菜单" });
  const shown = top.getByRole("listitem").getByRole("button");
  for (const width of [1680, 1300, 1000, 1300]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shown).toHaveText(names.slice(0, Math.floor(width / 1.8 / 85)));
  }
  await shown.filter({ hasText: "丙" }).click();
  await expect(shown.filter({ hasText: "丙" })).toHaveAttribute("aria-current", "true");
  await expect(view.menu.getByRole("link")).toHaveText(["优惠券列表", "领取记录"]);
  const more = top.getByRole("button", { name: "更多菜单" });
  await more.click();
  await expect(page.getByRole("menuitem")).toHaveText(names.slice(Math.floor(1300 / 1.8 / 85)));
  await page.getByRole("menuitem", { name: "丑" }).click();
  await expect(more).toHaveAttribute("aria-current", "true");
  await expect(shown.filter({ hasText: "丙" })).not.toHaveAttribute("aria-current", "true");
  await view.menu.getByRole("link", { name: "领取记录" }).click();
  await expect(page).toHaveURL(/\/coupon\/record$/);
});
