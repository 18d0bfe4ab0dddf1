import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("five edits of one route keep their own state behind their tabs", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list?status=1");
  const ids: string[] = [];
  for (let row = 0; row < 5; row++) {
    await page
      .getByRole("button", { name: /^复制 / })
      .nth(row)
      .click();
    await page.waitForURL(/\/save\/\d+$/);
    const id = page.url().split("/").at(-1) ?? "";
    const name = page.getByLabel("优惠劵名称").locator("visible=true");
    await expect(name).not.toHaveValue("");
    await name.fill(`改到一半 ${id}`);
    ids.push(id);
    await view.toTag("优惠券列表");
  }
  expect(await view.tagTitles()).toEqual(["主页", "优惠券列表", ...ids.map((id) => `优惠券复制-${id}`)]);
  for (const id of [...ids].reverse()) {
    await view.toTag(`优惠券复制-${id}`);
    await expect(page.getByLabel("优惠劵名称").locator("visible=true")).toHaveValue(`改到一半 ${id}`);
  }
  await expect(view.tags.getByRole("img", { name: "有未保存的内容" })).toHaveCount(5);
  view.expectQuiet();
});

test("three list tabs keep their own filters, page and scroll while they are hidden", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const view = new Console(page, shop.url);
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

test("tabs come back after a reload, in their order, and are closed by a logout", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await view.toMenu("领取记录");
  await page.reload();
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表", "领取记录"]);
  await view.logOut();
  await view.logIn("admin", "/dashboard");
  await page.waitForTimeout(500); // what was kept would come back by now
  expect(await view.tagTitles()).toEqual(["主页"]);
});

test("a tab with unsaved words asks before it is closed, others do not; closing goes to the neighbour", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await view.toMenu("领取记录");
  await view.toMenu("添加优惠券");
  await page.getByLabel("优惠劵名称").fill("还没写完");
  await view.tags.getByRole("link", { name: "添加优惠券" }).click({ button: "middle" });
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await expect(page.getByLabel("优惠劵名称")).toHaveValue("还没写完");
  await view.tags.getByRole("button", { name: "关闭 添加优惠券" }).click();
  await view.confirm();
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await view.tags.getByRole("button", { name: "关闭 领取记录" }).click();
  await expect(page).toHaveURL(/\/coupon\/list$/);
  expect(await view.tagTitles()).toEqual(["主页", "优惠券列表"]);
});

test("the browser asks before a reload takes unsaved words with it", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠劵名称").fill("还没写完");
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(page.getByLabel("优惠劵名称")).toHaveValue("还没写完");
});

test("refreshing a tab with unsaved words asks, and begins the page anew", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠劵名称").fill("还没写完");
  await page.getByRole("button", { name: "刷新" }).click();
  await view.confirm();
  await expect(page.getByLabel("优惠劵名称")).toHaveValue("");
});

test("Back returns to the place in a page where it was left", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").nth(10)).toBeVisible();
  const main = page.getByRole("main");
  await main.evaluate((area) => area.scrollTo(0, 200));
  await page.getByRole("button", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => main.evaluate((area) => area.scrollTop)).toBe(0);
  await page.goBack();
  await expect.poll(() => main.evaluate((area) => area.scrollTop)).toBe(200);
});
