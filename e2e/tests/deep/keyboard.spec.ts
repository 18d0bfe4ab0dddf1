import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../test";

/** The keyboard of a user without a pointer, who must see at every step where the focus is. */
class Keys {
  constructor(readonly page: Page) {}

  press(...keys: readonly string[]) {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  type(text: string) {
    return this.page.keyboard.type(text);
  }

  /** Expects visible focus on the target. */
  async sees(target: Locator) {
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    expect(await target.evaluate((element) => element.matches(":focus-visible")), String(target)).toBe(true);
  }

  /** Expects the menu to have the focus and to show the active item. */
  async seesLine(name: string) {
    await expect(this.page.getByRole("menu")).toBeFocused();
    const line = this.page.getByRole("menuitem", { name });
    await expect(line).toHaveAttribute("data-highlighted", "");
    await expect(line).toBeInViewport();
  }

  /** Presses a key until the target has the focus. */
  async goTo(target: Locator, key = "Tab") {
    const isThere = () => target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    for (let press = 0; press < 100 && !(await isThere()); press++) await this.page.keyboard.press(key);
    await this.sees(target);
  }
}

test("the skip link is what Tab reaches first, and from it the content", async ({ page, view }) => {
  const keys = new Keys(page);
  await view.logIn();
  await view.open("/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  const skip = page.getByRole("link", { name: "跳到主要内容" });
  await expect(skip).not.toBeInViewport();
  await keys.press("Tab");
  await keys.sees(skip);
  await keys.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await keys.press("Tab");
  await keys.sees(page.getByRole("main").getByRole("button", { name: /^视图/ }));
});

test("what a tab's context menu offers, by keys: its key opens it, arrows choose, Escape leads back", async ({ page, view }) => {
  const keys = new Keys(page);
  await view.logIn("admin", "/coupon/list");
  await view.toMenu("领取记录");
  await view.toMenu("添加优惠券");
  const tag = view.tags.getByRole("link", { name: "领取记录" });
  await keys.goTo(tag);
  await keys.press("ContextMenu");
  await keys.seesLine("刷新");
  await keys.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await keys.sees(tag);
  await keys.press("ContextMenu");
  await keys.seesLine("刷新");
  await keys.press("End", "ArrowUp");
  await keys.seesLine("关闭右侧");
  await keys.press("Enter");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表", "领取记录"]);
  await expect(page).toHaveURL(/\/coupon\/record$/);
});

/**
 * Twelve journeys by keyboard only, in one session: 1 log in, 2 skip to the content, 3 the menu, 4 filter a list, 5 fill in a form,
 * 6 switch tabs, 7 the palette, 8 the settings and the language, 9 the list of shortcuts, 10 close a tab with unsaved input, 11 the
 * personal centre, 12 log out.
 */
test("the whole shell by keyboard alone, from the login to the logout", async ({ page, view }) => {
  const keys = new Keys(page);
  const account = page.getByRole("banner").getByRole("button", { name: "林知夏" });

  await test.step("log in by Tab and Enter", async () => {
    await view.open("/login");
    await keys.sees(page.getByPlaceholder("用户名"));
    await keys.type("admin");
    await keys.goTo(page.getByPlaceholder("密码", { exact: true }));
    await keys.type("Shopkeeper-1");
    await keys.goTo(page.getByRole("button", { name: "登录" }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("banner")).toBeVisible();
  });

  await test.step("the skip link leads to the content", async () => {
    await keys.goTo(page.getByRole("link", { name: "跳到主要内容" }), "Shift+Tab");
    await keys.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("open a group of the menu, and go to a page", async () => {
    const group = view.menu.getByRole("button", { name: "优惠券" });
    await keys.goTo(group, "Shift+Tab");
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await keys.press("Enter");
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await keys.goTo(view.menu.getByRole("link", { name: "优惠券列表" }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/coupon\/list$/);
    await expect(view.row("").first()).toBeVisible();
  });

  await test.step("filter a list", async () => {
    await keys.goTo(page.getByRole("textbox", { name: "优惠名称" }));
    await keys.type("满减");
    await keys.press("Enter");
    await expect(page).toHaveURL(/\?name=/);
    await expect(view.rows().filter({ hasNotText: "满减" })).toHaveCount(0);
    await expect(view.row("满减").first()).toBeVisible();
    await keys.goTo(page.getByRole("combobox", { name: "优惠类别" }));
    await keys.press("ArrowDown");
    await expect(page).toHaveURL(/category=1/);
    await keys.goTo(page.getByRole("button", { name: "重置" }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/coupon\/list$/);
  });

  await test.step("open a form, and fill it", async () => {
    await keys.goTo(page.getByRole("button", { name: "添加优惠券" }), "Shift+Tab");
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/coupon\/list\/save$/);
    await keys.goTo(page.getByRole("textbox", { name: "优惠券名称" }));
    await keys.type("键盘写的券");
    await keys.goTo(page.getByRole("radio", { name: "商家券" }));
    await keys.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "商品券" })).toBeChecked();
    await keys.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: "商家券" })).toBeChecked();
    await keys.goTo(page.getByLabel("优惠券面值"));
    await keys.type("8");
    await expect(view.tags.getByRole("img", { name: "有未保存的内容" })).toHaveCount(1);
  });

  await test.step("switch tabs: by their keys, and along the strip by arrows", async () => {
    const [list, form] = [view.tags.getByRole("link", { name: "优惠券列表" }), view.tags.getByRole("link", { name: "添加优惠券" })];
    await keys.goTo(form, "Shift+Tab");
    await keys.press("ArrowLeft");
    await keys.sees(list);
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/coupon\/list$/);
    await expect(view.row("").first()).toBeVisible();
    await keys.press("Alt+BracketRight");
    await expect(page).toHaveURL(/\/coupon\/list\/save$/);
    await expect(page.getByRole("textbox", { name: "优惠券名称" })).toHaveValue("键盘写的券");
    await expect(page.getByLabel("优惠券面值")).toHaveValue("8");
  });

  await test.step("the palette", async () => {
    await keys.press("Control+k");
    await keys.sees(view.palette);
    await keys.type("优惠券");
    const chosen = page.getByRole("listbox", { name: "搜索结果" }).getByRole("option", { selected: true });
    const first = await chosen.textContent();
    await keys.press("ArrowDown");
    await expect(chosen).not.toHaveText(first ?? "");
    await keys.press("ArrowUp");
    await expect(chosen).toHaveText(first ?? "");
    await keys.press("Control+a");
    await keys.type("lqjl");
    await expect(chosen).toContainText("领取记录");
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/coupon\/record$/);
    await expect(view.rows().first()).toBeVisible();
  });

  await test.step("the settings panel, and the language", async () => {
    await keys.goTo(account, "Shift+Tab");
    await keys.press("Enter");
    await keys.seesLine("主页");
    await keys.press("ArrowDown", "ArrowDown");
    await keys.seesLine("布局设置");
    await keys.press("Enter");
    const panel = view.dialog("布局设置");
    await expect(panel).toBeVisible();
    await keys.goTo(panel.getByRole("radio", { name: "迷你" }));
    await keys.press("ArrowRight");
    await expect(page.locator("html")).toHaveAttribute("data-density", "small");
    await keys.goTo(panel.getByRole("switch", { name: "侧边栏 Logo" }), "Shift+Tab");
    await keys.press("Space");
    await expect(page.locator("a[href='/dashboard'] img")).toHaveCount(0);
    await keys.goTo(panel.getByRole("radio", { name: "中文" }));
    await keys.press("ArrowRight");
    await expect(page).toHaveTitle(/Claim records - Shopkeeper$/);
    await keys.sees(view.dialog("Layout settings").getByRole("radio", { name: "English" }));
    await keys.press("ArrowLeft");
    await expect(page).toHaveTitle(/领取记录 - 掌柜$/);
    await keys.press("Escape");
    await expect(panel).toHaveCount(0);
    await keys.sees(account);
  });

  await test.step("the sheet of keys on ?", async () => {
    await keys.press("?");
    await expect(view.dialog("键盘快捷键")).toContainText("打开菜单搜索");
    await keys.press("Escape");
    await expect(view.dialog("键盘快捷键")).toHaveCount(0);
    await keys.sees(account);
  });

  await test.step("closing a tab with unsaved words asks", async () => {
    const form = view.tags.getByRole("link", { name: "添加优惠券" });
    const question = view.dialog("系统提示");
    await keys.goTo(form);
    await keys.press("Delete");
    await keys.sees(question.getByRole("button", { name: "取消" }));
    await keys.press("Enter");
    await expect(question).toHaveCount(0);
    await keys.sees(form);
    await keys.press("Enter");
    await expect(page.getByRole("textbox", { name: "优惠券名称" })).toHaveValue("键盘写的券");
    await keys.press("Alt+w");
    await keys.goTo(question.getByRole("button", { name: "确定" }));
    await keys.press("Enter");
    await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表", "领取记录"]);
    await expect(page).toHaveURL(/\/coupon\/record$/);
  });

  await test.step("the personal centre", async () => {
    await keys.goTo(account);
    await keys.press("ArrowDown");
    await keys.seesLine("主页");
    await keys.press("ArrowDown", "Enter");
    await expect(page).toHaveURL(/\/maintain\/user$/);
    const name = page.getByLabel("管理员姓名");
    await keys.goTo(name);
    await keys.press("End");
    await keys.type("一");
    await keys.press("Enter");
    await expect(page.getByRole("banner").getByRole("button", { name: "林知夏一" })).toBeVisible();
  });

  await test.step("logging out asks", async () => {
    await keys.goTo(page.getByRole("banner").getByRole("button", { name: "林知夏一" }), "Shift+Tab");
    await keys.press("Enter");
    await keys.seesLine("主页");
    await keys.press("End");
    await keys.seesLine("退出登录");
    await keys.press("Enter");
    const question = view.dialog("提示");
    await keys.sees(question.getByRole("button", { name: "确认" }));
    await keys.goTo(question.getByRole("button", { name: "取消" }), "Shift+Tab");
    await keys.goTo(question.getByRole("button", { name: "确认" }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmaintain%2Fuser$/);
    await keys.sees(page.getByPlaceholder("用户名"));
  });
  view.expectQuiet();
});

test("what an input method composes is taken once it is done: in a filter, in the palette and in a number", async ({ page, view }) => {
  const keys = new Keys(page);
  const method = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    method.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text: string) => method.send("Input.insertText", { text });
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();

  const name = page.getByRole("textbox", { name: "优惠名称" });
  await name.focus();
  for (const text of ["m", "man j", "满减"]) await compose(text);
  await expect(name).toHaveValue("满减");
  await expect(page).toHaveURL(/\/coupon\/list$/); // no search yet
  await commit("满减");
  await keys.press("Enter");
  await expect(page).toHaveURL(/\?name=/);
  await expect(view.rows().filter({ hasNotText: "满减" })).toHaveCount(0);
  await expect(view.row("满减").first()).toBeVisible();

  await keys.press("Control+k");
  await keys.sees(view.palette);
  for (const text of ["l", "ling qu", "领取"]) await compose(text);
  await commit("领取");
  await expect(view.palette).toHaveValue("领取");
  await expect(page.getByRole("listbox", { name: "搜索结果" }).getByRole("option", { name: /领取记录/ })).toBeVisible();
  await keys.press("Escape", "Escape");

  await view.open("/coupon/list/save");
  const money = page.getByLabel("优惠券面值");
  await money.focus();
  for (const text of ["９", "９。", "９。９"]) await compose(text);
  await expect(money).toHaveValue("９。９");
  await commit("９。９");
  await expect(money).toHaveValue(""); // 9.9 is no whole number, and never 99
  await expect(page.getByRole("alert").filter({ hasText: "只能填整数" })).toBeVisible();
  await keys.press("Backspace");
  for (const text of ["８", "８８"]) await compose(text);
  await commit("８８");
  await expect(money).toHaveValue("88");
});

test("what gets the focus is not covered by the foot of a form", async ({ page, view }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await view.logIn("admin", "/product/list/creatProduct/0/2/2");
  await page.getByLabel("商品名称").focus();
  const next = page.getByRole("button", { name: "下一步" });
  const isAtNext = () => next.evaluate((button) => button.matches(":focus"));
  const covered: string[] = [];
  for (let press = 0; press < 60 && !(await isAtNext()); press++) {
    await page.keyboard.press("Tab");
    const hidden = await next.evaluate(({ parentElement: foot }) => {
      const at = document.activeElement;
      if (!foot || !at || foot.contains(at)) return "";
      return at.getBoundingClientRect().bottom > foot.getBoundingClientRect().top ? at.outerHTML.slice(0, 80) : "";
    });
    if (hidden) covered.push(hidden);
  }
  expect(await isAtNext()).toBe(true);
  expect(covered).toEqual([]);
});
