import type { Console } from "../../pages/console";
import { expect, test } from "../../test";

test("five edits of one route keep their own state behind their tabs", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list?status=1");
  const ids: string[] = [];
  for (let row = 0; row < 5; row++) {
    await page
      .getByRole("button", { name: /^复制 / })
      .nth(row)
      .click();
    await page.waitForURL(/\/save\/\d+$/);
    const id = page.url().split("/").at(-1) ?? "";
    const name = page.getByLabel("优惠券名称").locator("visible=true");
    await expect(name).not.toHaveValue("");
    await name.fill(`改到一半 ${id}`);
    ids.push(id);
    await view.toTag("优惠券列表");
  }
  expect(await view.tagTitles()).toEqual(["主页", "优惠券列表", ...ids.map((id) => `优惠券复制-${id}`)]);
  for (const id of [...ids].reverse()) {
    await view.toTag(`优惠券复制-${id}`);
    await expect(page.getByLabel("优惠券名称").locator("visible=true")).toHaveValue(`改到一半 ${id}`);
  }
  await expect(view.tags.getByRole("img", { name: "有未保存的内容" })).toHaveCount(5);
  view.expectQuiet();
});

test("three list tabs keep their own filters, page and scroll while they are hidden", async ({ page, view }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await view.logIn("admin", "/coupon/list?status=1&page=2");
  await expect(view.row("").first()).toBeVisible();
  const main = page.getByRole("main");
  await main.evaluate((area) => area.scrollTo(0, 160));
  await view.toMenu("领取记录");
  await expect.poll(() => main.evaluate((area) => area.scrollTop)).toBe(0);
  await page.getByLabel("使用状态").locator("visible=true").selectOption({ index: 1 });
  await expect(page).toHaveURL(/status=/);
  const record = page.url();
  await view.toTag("主页");
  await view.toTag("优惠券列表");
  await expect(page).toHaveURL(/\/coupon\/list\?status=1&page=2$/);
  await expect(page.getByLabel("开启状态").locator("visible=true")).toHaveValue("1");
  await expect.poll(() => main.evaluate((area) => area.scrollTop)).toBe(160);
  await view.toTag("领取记录");
  await expect(page).toHaveURL(record);
  view.expectQuiet();
});

test("tabs come back after a reload, in their order, and are closed by a logout", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list");
  await view.toMenu("领取记录");
  await page.reload();
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表", "领取记录"]);
  await view.logOut();
  await view.logIn("admin", "/dashboard");
  // tabs are written only after the stored ones are restored
  await expect.poll(() => view.kept()).toContainEqual(expect.stringContaining("/dashboard"));
  expect(await view.tagTitles()).toEqual(["主页"]);
});

test("a tab with unsaved words asks before it is closed, others do not; closing goes to the neighbour", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list");
  await view.toMenu("领取记录");
  await view.toMenu("添加优惠券");
  await page.getByLabel("优惠券名称").fill("还没写完");
  await view.tags.getByRole("link", { name: "添加优惠券" }).click({ button: "middle" });
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("还没写完");
  await view.tags.getByRole("button", { name: "关闭 添加优惠券" }).click();
  await view.confirm();
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await view.tags.getByRole("button", { name: "关闭 领取记录" }).click();
  await expect(page).toHaveURL(/\/coupon\/list$/);
  expect(await view.tagTitles()).toEqual(["主页", "优惠券列表"]);
});

test("the browser asks before a reload takes unsaved words with it", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("还没写完");
  const dialogOpened = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("还没写完");
});

test("refreshing a tab with unsaved words asks, and begins the page anew", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("还没写完");
  await page.getByRole("button", { name: "刷新" }).click();
  await view.confirm();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("");
});

test("Back returns to the place in a page where it was left", async ({ page, view }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").nth(10)).toBeVisible();
  const main = page.getByRole("main");
  await main.evaluate((area) => area.scrollTo(0, 200));
  const next = page.getByRole("button", { name: "第 2 页" });
  await next.hover(); // brings it into view, and may scroll
  const left = await main.evaluate((area) => area.scrollTop);
  expect(left).toBeGreaterThan(0);
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => main.evaluate((area) => area.scrollTop)).toBe(0);
  await page.goBack();
  await expect.poll(() => main.evaluate((area) => area.scrollTop)).toBe(left);
});

/** Opens four pages behind 主页; the last one is visible. */
async function openPages(view: Console) {
  await view.openGroup("优惠券");
  for (const title of ["优惠券列表", "领取记录", "添加优惠券"]) await view.toMenu(title);
  await view.choose("个人中心");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表", "领取记录", "添加优惠券", "个人中心"]);
}

test("the context menu 刷新 关闭 关闭其他 关闭所有, plus 关闭左侧 and 关闭右侧; a middle click closes, and the affixed dashboard stays", async ({
  page,
  view,
}) => {
  await view.logIn();
  await openPages(view);
  const menu = page.getByRole("menu", { name: "标签操作" });
  const openMenu = (title: string) => view.tags.getByRole("link", { name: title }).click({ button: "right" });
  const choose = async (title: string, item: string) => {
    await openMenu(title);
    await menu.getByRole("menuitem", { name: item, exact: true }).click();
    await expect(menu).toHaveCount(0);
  };
  await openMenu("主页");
  await expect(menu.getByRole("menuitem")).toHaveText(["刷新", "关闭其他", "关闭右侧", "关闭所有"]);
  await openMenu("个人中心");
  await expect(menu.getByRole("menuitem")).toHaveText(["刷新", "关闭", "关闭其他", "关闭左侧", "关闭所有"]);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);

  const name = page.getByRole("textbox", { name: "优惠名称" });
  await view.toTag("优惠券列表");
  await name.fill("写到一半");
  await view.toTag("领取记录");
  await view.toTag("优惠券列表");
  await expect(name).toHaveValue("写到一半");
  await choose("优惠券列表", "刷新");
  await expect(name).toHaveValue("");

  await choose("领取记录", "关闭");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表", "添加优惠券", "个人中心"]);
  await expect(page).toHaveURL(/\/coupon\/list$/);
  await choose("添加优惠券", "关闭左侧");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "添加优惠券", "个人中心"]);
  await expect(page).toHaveURL(/\/coupon\/list\/save$/);
  await view.tags.getByRole("link", { name: "添加优惠券" }).click({ button: "middle" });
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "个人中心"]);
  await view.tags.getByRole("link", { name: "主页" }).click({ button: "middle" });
  expect(await view.tagTitles()).toEqual(["主页", "个人中心"]);

  await choose("个人中心", "关闭");
  await openPages(view);
  await choose("优惠券列表", "关闭右侧");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表"]);
  await expect(page).toHaveURL(/\/coupon\/list$/);

  await openPages(view);
  await choose("领取记录", "关闭其他");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "领取记录"]);
  await expect(page).toHaveURL(/\/coupon\/record$/);

  await choose("领取记录", "关闭");
  await openPages(view);
  await choose("领取记录", "关闭所有");
  await expect.poll(() => view.tagTitles()).toEqual(["主页"]);
  await expect(page).toHaveURL(/\/dashboard$/);
  view.expectQuiet();
});

test("关闭其他 asks where a tab among them has unsaved words, and closes nothing until it is answered", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("还没写完");
  await view.toMenu("领取记录");
  await view.tags.getByRole("link", { name: "领取记录" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "关闭其他" }).click();
  const question = view.dialog("系统提示");
  await expect(question).toContainText("有页面的内容还没有保存，确定要关闭吗？");
  await question.getByRole("button", { name: "取消" }).click();
  expect(await view.tagTitles()).toEqual(["主页", "添加优惠券", "领取记录"]);
  await view.toTag("添加优惠券");
  await expect(page.getByLabel("优惠券名称")).toHaveValue("还没写完");
});

test("reorder by drag and by keys, and the order is there after a reload", async ({ page, view }) => {
  await view.logIn();
  await openPages(view);
  const tag = (title: string) => view.tags.getByRole("link", { name: title });
  await tag("个人中心").dragTo(tag("优惠券列表"));
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "个人中心", "优惠券列表", "领取记录", "添加优惠券"]);
  await tag("添加优惠券").focus();
  await page.keyboard.press("Alt+Shift+ArrowLeft");
  await page.keyboard.press("Alt+Shift+ArrowLeft");
  await expect(tag("添加优惠券")).toBeFocused();
  const order = ["主页", "个人中心", "添加优惠券", "优惠券列表", "领取记录"];
  await expect.poll(() => view.tagTitles()).toEqual(order);
  // the affixed tab stays in front
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press("Alt+Shift+ArrowLeft");
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await expect.poll(() => view.tagTitles()).toEqual(order);
  await tag("主页").dragTo(tag("领取记录"));
  expect(await view.tagTitles()).toEqual(order);
  await page.reload();
  await expect.poll(() => view.tagTitles()).toEqual(order);
  await expect(tag("个人中心")).toHaveAttribute("aria-current", "page");
});

test("overflow by wheel, arrows and a list, and the active one scrolled into view", async ({ page, view }) => {
  await view.logIn();
  await openPages(view);
  const [first, last] = [view.tags.getByRole("link", { name: "主页" }), view.tags.getByRole("link", { name: "个人中心" })];
  await expect(view.tags.getByRole("button", { name: "向右滚动标签" })).toHaveCount(0);
  await page.setViewportSize({ width: 420, height: 800 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();

  await view.tags.getByRole("list").hover();
  await page.mouse.wheel(0, -400);
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport();
  await view.tags.getByRole("button", { name: "向右滚动标签" }).click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();
  await view.tags.getByRole("button", { name: "向左滚动标签" }).click();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport();

  await view.tags.getByRole("button", { name: "全部标签" }).click();
  const list = page.getByRole("menu", { name: "全部标签" });
  await expect(list.getByRole("menuitem")).toHaveText(["主页", "优惠券列表", "领取记录", "添加优惠券", "个人中心"]);
  await list.getByRole("menuitem", { name: "添加优惠券" }).click();
  await expect(page).toHaveURL(/\/coupon\/list\/save$/);
  await expect(view.tags.getByRole("link", { name: "添加优惠券" })).toBeInViewport({ ratio: 1 });
  await first.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press("Alt+BracketLeft"); // wraps to the last tab
  await expect(page).toHaveURL(/\/maintain\/user$/);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();
});

test("pages stay alive behind their tab, and those that are not cached are drawn anew", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list");
  const [filter, field] = [page.getByRole("textbox", { name: "优惠名称" }), page.getByRole("textbox", { name: "优惠券名称" })];
  const mark = (element: Element) => element.setAttribute("data-seen", "before");
  await filter.evaluate(mark);
  await view.toMenu("添加优惠券");
  await field.evaluate(mark);
  await view.toTag("优惠券列表");
  await expect(filter).toHaveAttribute("data-seen", "before");
  await view.toTag("添加优惠券");
  await expect(field).not.toHaveAttribute("data-seen", "before");
});

test("the number of live pages is bounded: of fourteen tabs the list used least recently is drawn anew, and never one with unsaved work", async ({
  page,
  view,
}) => {
  await view.logIn("admin", "/coupon/list?status=1");
  const copies = page.getByRole("button", { name: /^复制 / });
  await expect(copies.nth(10)).toBeVisible();
  // fourteen tabs, of which one is alive after a reload
  for (let row = 0; row < 11; row++) {
    await copies.nth(row).click();
    await page.waitForURL(/\/save\/\d+$/);
    await view.toTag("优惠券列表");
  }
  await view.toMenu("领取记录");
  await expect(view.tags.getByRole("link")).toHaveCount(14);
  await page.reload();
  await expect(view.tags.getByRole("link")).toHaveCount(14);
  const forms = (await view.tagTitles()).filter((title) => title.startsWith("优惠券复制-"));

  const field = page.getByRole("textbox", { name: "优惠券名称" });
  const write = async (form: string) => {
    await view.toTag(form);
    await expect(field).not.toHaveValue("");
    await field.fill(`改到一半 ${form}`);
  };
  const filter = page.getByRole("textbox", { name: "优惠名称" });
  const ofClaims = page.getByRole("textbox", { name: "优惠券名" });
  await write(forms[0] ?? "");
  await view.toTag("优惠券列表");
  await filter.fill("最久未用");
  await view.toTag("领取记录");
  await ofClaims.fill("稍后用过");
  for (const form of forms.slice(1)) await write(form);
  await view.toTag("主页");
  // the last seen: 主页, ten forms, the claims; the thirteenth is the list, the fourteenth the form that was typed in first
  await view.toTag("领取记录");
  await expect(ofClaims).toHaveValue("稍后用过");
  await view.toTag("优惠券列表");
  await expect(filter).toHaveValue("");
  await expect(view.row("").first()).toBeVisible();
  for (const form of forms) {
    await view.toTag(form);
    await expect(field).toHaveValue(`改到一半 ${form}`);
  }
  await expect(view.tags.getByRole("img", { name: "有未保存的内容" })).toHaveCount(11);
  view.expectQuiet();
});
