import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { Console } from "../../pages/console";
import { type RunningShop, startShop } from "../../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });

/** The number of products in the counter of a tab. */
async function countOf(page: Page, name: string) {
  await expect(tab(page, name)).toHaveText(/\d/);
  return Number((await tab(page, name).innerText()).replace(/\D/g, ""));
}

async function settled(page: Page) {
  await expect(page.getByRole("table", { name: "商品列表" })).not.toHaveAttribute("aria-busy", "true");
}

test("counters follow the filters; tab, filters, order and page are in the address, which shows the same rows elsewhere", async ({
  page,
  context,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list");
  await expect(view.rows()).toHaveCount(20);
  await expect(tab(page, "待提审")).toBeVisible(); // this shop's products are reviewed
  const all = await countOf(page, "出售中");
  await page.getByRole("button", { name: /^商户分类/ }).click();
  await page.getByRole("button", { name: "选择 名优茶" }).click();
  await expect(page).toHaveURL(/cateId=\d+/);
  await expect.poll(() => countOf(page, "出售中")).toBeLessThan(all);
  await page.getByRole("textbox", { name: "商品搜索" }).fill("龙井");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/keywords=/);
  await page.getByRole("columnheader", { name: "商品售价" }).getByRole("button").click();
  await expect(page).toHaveURL(/orderBy=price/);
  await settled(page);
  await expect(page.getByText(`共 ${await countOf(page, "出售中")} 条`)).toBeVisible();
  const prices = (await view.rows().locator("[data-title=商品售价]").allInnerTexts()).map((price) => Number(price.replace(/[¥,]/g, "")));
  expect(prices).toEqual([...prices].sort((one, other) => other - one));

  const other = await context.newPage();
  await other.goto(page.url());
  const second = new Console(other, shop.url);
  await expect(second.rows()).toHaveCount(prices.length);
  expect(await second.rows().allInnerTexts()).toEqual(await view.rows().allInnerTexts());
  await other.close();

  await tab(page, "仓库中").click();
  await expect(page).toHaveURL(/type=2.*|.*type=2/);
  await expect(page).toHaveURL(/keywords=/);
  await page.getByRole("button", { name: "重置" }).first().click();
  await expect(page).toHaveURL(/type=2/);
  await expect(page).not.toHaveURL(/keywords|cateId/);
  view.expectQuiet();
});

test("many are taken down with a result for each, over two pages; one is put back by its switch", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list");
  await expect(view.rows()).toHaveCount(20);
  const before = await countOf(page, "出售中");
  await page.getByRole("checkbox", { name: "全选本页" }).check();
  await page.getByRole("button", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(/page=2/);
  await settled(page);
  await view.rows().first().getByRole("checkbox").check();
  await expect(page.getByText("已选 21 项")).toBeVisible();
  await page.getByRole("button", { name: "批量下架" }).click();
  await expect(page.getByText("确定要将选中商品批量下架吗?")).toBeVisible();
  await view.confirm();
  const results = view.dialog("批量下架的结果");
  await expect(results.getByText("成功 21 项，失败 0 项")).toBeVisible();
  await expect(results.getByRole("listitem")).toHaveCount(21);
  await results.getByRole("button", { name: "确定" }).click();
  await expect.poll(() => countOf(page, "出售中")).toBe(before - 21);

  await tab(page, "仓库中").click();
  await settled(page);
  const toggle = view.rows().first().getByRole("switch");
  const name = ((await toggle.getAttribute("aria-label")) ?? "").replace("上架或下架 ", "");
  await toggle.click();
  await view.says("上架成功");
  await expect.poll(() => countOf(page, "出售中")).toBe(before - 20);
  await tab(page, "出售中").click();
  await page.getByRole("textbox", { name: "商品搜索" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(view.row(name).first().getByRole("switch")).toBeChecked();
  view.expectQuiet();
});

test("stock is filled up in the drawer by keys, and what is wrong stands at its cell", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin2", "/product/list?type=1");
  const row = view.rows().first();
  const stock = async () => Number((await row.locator("[data-title=库存]").innerText()).replace(/\D/g, ""));
  await expect(row.locator("[data-title=库存]")).toHaveText(/\d/);
  const before = await stock();
  await row.getByRole("button", { name: /^增加库存/ }).click();
  const drawer = view.dialog("增加库存");
  const cell = drawer.getByRole("textbox", { name: /增加库存$/ }).first();
  await cell.fill("");
  await drawer.getByRole("button", { name: "确 定" }).click();
  await expect(drawer.getByText("增加库存不能为空")).toBeVisible();
  await expect(cell).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Escape"); // asks about the unsaved input
  await expect(page.getByText("内容还没有保存，确定要离开吗？")).toBeVisible();
  await page.getByRole("dialog", { name: "系统提示" }).getByRole("button", { name: "取消" }).click();
  await expect(cell).toHaveValue("12");
  await drawer.getByRole("button", { name: "确 定" }).click();
  await view.says("操作成功");
  await expect(drawer).toHaveCount(0);
  await expect.poll(stock).toBe(before + 12);
  view.expectQuiet();
});

test("a product goes to the recycle bin, is restored, and is deleted for good", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin2", "/product/list?type=2");
  await expect(view.rows().first()).toBeVisible();
  const toggle = view.rows().first().getByRole("switch");
  const name = ((await toggle.getAttribute("aria-label")) ?? "").replace("上架或下架 ", "");
  const bin = await countOf(page, "回收站");
  const inStore = await countOf(page, "仓库中");
  const recycle = async () => {
    await view
      .row(name)
      .first()
      .getByRole("button", { name: /更多操作$/ })
      .click();
    await page.getByRole("menuitem", { name: "移入回收站" }).click();
    await expect(page.getByText(/^将商品“.+”移入回收站吗？$/)).toBeVisible();
    await view.confirm();
    await expect.poll(() => countOf(page, "回收站")).toBe(bin + 1);
    await tab(page, "回收站").click();
  };
  await recycle();
  await view
    .row(name)
    .first()
    .getByRole("button", { name: /^恢复商品/ })
    .click();
  await expect(page.getByText(/^确定恢复商品“.+”吗？$/)).toBeVisible();
  await view.confirm();
  await view.says("恢复商品成功");
  await tab(page, "仓库中").click();
  await recycle();
  await view.row(name).first().getByRole("button", { name: /^删除/ }).click();
  await expect(page.getByText(/^确定删除商品“.+”吗？$/)).toBeVisible();
  await view.confirm();
  await expect.poll(() => countOf(page, "回收站")).toBe(bin);
  expect(await countOf(page, "仓库中")).toBe(inStore - 1);
  view.expectQuiet();
});

test("the dashboard's counter and the palette lead to the list", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin");
  await page.getByRole("link", { name: /待审核商品/ }).click();
  await expect(page).toHaveURL(/\/product\/list\?type=6/);
  await expect(tab(page, "待审核")).toHaveAttribute("aria-selected", "true");
  const name = ((await view.rows().first().getByRole("switch").getAttribute("aria-label")) ?? "").replace("上架或下架 ", "");
  expect(name).not.toBe("");
  await view.openPalette();
  await page.keyboard.type("龙井");
  await page.getByRole("option", { name: /龙井/ }).first().click();
  await expect(page).toHaveURL(/\/product\/list\?.*keywords=/);
  await expect(view.rows().first()).toContainText("龙井");
  view.expectQuiet();
});

test("who comes back from a form finds the list as it was left", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list?type=2");
  await expect(view.rows().first()).toBeVisible();
  await page.getByRole("button", { name: "下一页" }).click();
  await expect(page).toHaveURL(/page=2/);
  await settled(page);
  const left = page.url();
  await view.rows().first().getByRole("button", { name: /^编辑/ }).first().click();
  await expect(page).toHaveURL(/creatProduct\/\d+\/2\/2/);
  await page.getByRole("button", { name: "返回" }).first().click();
  await expect(page).toHaveURL(left);
  await expect(tab(page, "仓库中")).toHaveAttribute("aria-selected", "true");
  view.expectQuiet();
});

test("编辑 of a product on sale takes nothing down until 下架并编辑; left unchanged it is put back, and the list is as it was", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  // by stock, since sold-out products cannot be put back
  await view.logIn("admin", "/product/list?type=1&orderBy=stock");
  await expect(view.rows().first()).toBeVisible();
  const count = await tab(page, "出售中").textContent();
  await view.rows().first().getByRole("button", { name: /^编辑/ }).first().click();
  await expect(page.getByText("该商品正在出售，下架之后才能编辑")).toBeVisible();
  await expect(page.getByRole("group", { name: "商品名称" })).toBeVisible();
  await page.getByRole("button", { name: "下架并编辑" }).click();
  const question = page.getByRole("dialog", { name: "系统提示" });
  await expect(question.getByText("下架该商品吗？出售商品需下架之后可编辑。")).toBeVisible();
  await question.getByRole("button", { name: "下架并编辑" }).click();
  await view.says("下架成功");
  await expect(page.getByLabel("商品名称")).toBeEnabled();
  await view.tags.getByRole("button", { name: /^关闭 编辑商品/ }).click();
  await question.getByRole("button", { name: "取消" }).click();
  await page.getByRole("button", { name: "返回" }).first().click();
  await question.getByRole("button", { name: "恢复上架" }).click();
  await view.says("上架成功");
  await expect(page).toHaveURL(/\/product\/list\?type=1&orderBy=stock$/);
  await expect(tab(page, "出售中")).toHaveText(count ?? "");
  view.expectQuiet();
});

test("the clerk looks and changes nothing", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("clerk", "/product/list");
  await expect(view.rows()).toHaveCount(20);
  await expect(page.getByRole("switch")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "添加商品" })).toHaveCount(0);
  const answer = await page.request.post(`${shop.url}/api/admin/merchant/product/batch/down`, {
    headers: { "Authori-zation": await view.token() },
    data: { idList: [1] },
  });
  expect(answer.status()).toBe(403);
  view.expectQuiet();
});

test("a price is changed where it stands and for many, what is recycled comes back by 撤销, and a copy is previewed beside its form", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await page.setViewportSize({ width: 1480, height: 900 });
  await view.logIn("admin2", "/product/list?type=9");
  const single = view
    .rows()
    .filter({ hasNotText: "[多规格]" })
    .filter({ has: page.getByRole("switch", { checked: true }) })
    .first();
  await expect(single).toBeVisible();
  const name = await single.getByRole("link").first().innerText();
  await view.open(`/product/list?type=9&keywords=${encodeURIComponent(name)}`);
  const found = view.row(name).first();
  await found.getByRole("button", { name: /的售价$/ }).click();
  await page.getByRole("textbox", { name: "售价（元）" }).fill("0");
  await page.keyboard.press("Enter");
  await expect(page.getByText("售价看起来不对，仍要保存吗？")).toBeVisible();
  await page.getByRole("button", { name: "仍要保存" }).click();
  await view.says("操作成功");
  await expect(found.locator("[data-title=商品售价]")).toHaveText("¥0.00");

  await found.getByRole("checkbox").check();
  await page.getByRole("button", { name: "改价" }).click();
  await page.getByRole("textbox", { name: "数值" }).fill("0.01");
  await view.dialog("批量改价").getByRole("button", { name: "确定" }).click();
  await page.getByRole("button", { name: "仍要保存" }).click();
  const results = view.dialog("批量改价的结果");
  await expect(results.getByText("成功 1 项，失败 0 项")).toBeVisible();
  await results.getByRole("button", { name: "确定" }).click();
  await expect(found.locator("[data-title=商品售价]")).toHaveText("¥0.01");

  await found.getByRole("checkbox").check();
  await page.getByRole("button", { name: "移入回收站" }).click();
  await view.confirm();
  await page.getByRole("button", { name: "撤销", exact: true }).click();
  const undone = view.dialog("撤销的结果");
  await expect(undone.getByText("成功 1 项，失败 0 项")).toBeVisible();
  await undone.getByRole("button", { name: "确定" }).click();
  await view.dialog("批量移入回收站的结果").getByRole("button", { name: "确定" }).click();
  await expect(found.getByRole("switch")).toBeChecked();

  await found.getByRole("button", { name: /更多操作$/ }).click();
  await page.getByRole("menuitem", { name: "复制" }).click();
  const preview = page.getByRole("complementary", { name: "买家看到的页面" });
  await expect(preview.getByRole("heading", { name: `${name} 副本` })).toBeVisible();
  await page.getByRole("textbox", { name: "商品名称" }).fill("预览里的名字");
  await expect(preview.getByRole("heading", { name: "预览里的名字" })).toBeVisible();
  view.expectQuiet();
});

test("picked rows leave with three chosen columns as csv, and the history says so", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list");
  await expect(view.rows().first()).toBeVisible();
  await settled(page);
  for (const place of [0, 1]) await view.rows().nth(place).getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "导出已选的 2 项" }).click();
  const dialog = view.dialog("导出商品");
  await expect(dialog.getByRole("radio", { name: "已选的 2 项" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "全选" }).uncheck();
  for (const name of ["商品ID", "商品名称", "库存"]) await dialog.getByRole("checkbox", { name, exact: true }).check();
  await dialog.getByText("文本表格（csv）").click();
  const arriving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "导出" }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^商品 .*\.csv$/);
  const [headings, ...lines] = readFileSync(await file.path(), "utf8").split(/\r\n(?!$)/);
  expect(headings).toBe("\uFEFF商品ID,商品名称,库存");
  expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(2);

  await view.open("/operation/export");
  await expect(view.rows().first()).toContainText("列：商品ID、商品名称、库存");
  view.expectQuiet();
});
