import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { Console } from "../pages/console";
import { ProductPages } from "../pages/products";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** Lets the platform review all submitted products at once. */
async function reviewAll({ dataDir }: RunningShop) {
  const { address, token } = JSON.parse(readFileSync(join(dataDir, "command-socket.json"), "utf8"));
  const answer = await fetch(`${address}/internal/simulate`, {
    method: "POST",
    headers: { "x-command-token": token, "content-type": "application/json" },
    body: JSON.stringify({ what: "reviews", account: "admin", verdict: "pass" }),
  });
  expect(answer.status).toBe(200);
}

const name = "旅程毛衣";

test("the whole life of a product: made with 3 × 4 × 5 specs, reviewed, sold, changed, copied and deleted", async ({ page }) => {
  const view = new Console(page, shop.url);
  const products = new ProductPages(page);
  await view.logIn("admin", "/product/list");

  await test.step("create it, and fill its SKUs at once", async () => {
    await page.getByRole("button", { name: "添加商品" }).click();
    await expect(page).toHaveURL(/creatProduct\/0\/2\/2$/);
    await products.fillFacts(name);
    await page.getByRole("button", { name: "下一步" }).click();
    await page.getByRole("radio", { name: "多规格" }).check();
    await products.addSpec("颜色", "红，黄，蓝");
    await products.addSpec("尺码", "S，M，L，XL");
    await products.addSpec("面料", "棉，麻，丝，毛，绒");
    await expect(page.getByText("共 60 个组合")).toBeVisible();
    await products.fillBatch({ "售价（元）": "128", "成本价（元）": "60", "原价（元）": "168", 库存: "20" });
    for (const row of [/红.*S.*棉/, /红.*S.*丝/]) await products.takeOut(row);
    await expect(page.getByText("共 58 个组合")).toBeVisible();
    await page.getByRole("tab", { name: "商品详情" }).click();
    await page.getByRole("textbox", { name: /商品详情/ }).fill("柔软亲肤，四季可穿。");
    await page.getByRole("tab", { name: "其他设置" }).click();
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await view.says("新增成功");
    await expect(page).toHaveURL(/\/product\/list$/); // the list is unchanged
    await expect(page.getByRole("note")).toContainText(`“${name}”已保存，现在在“待提审”`);
    await page.getByRole("button", { name: "去查看" }).click();
    await expect(page).toHaveURL(/type=8/);
    await expect(view.row(name)).toHaveAttribute("aria-current", "true");
  });

  await test.step("submit it, let it pass, and sell it", async () => {
    await products.find(name, "待提审");
    await products.act(view.row(name), "提交审核");
    await products.answerSubmission(false);
    await view.says("提交审核成功");
    await products.tab("待审核");
    await expect(view.row(name)).toBeVisible();
    await reviewAll(shop);
    await products.tab("仓库中");
    await products.toggle(view.row(name));
    await view.says("上架成功");
    await products.tab("出售中");
    await expect(view.row(name)).toContainText("1,160");
  });

  await test.step("add stock while it is sold, then take it down", async () => {
    await products.act(view.row(name), "增加库存");
    await products.addStock("5");
    await view.says("操作成功");
    await expect(view.row(name)).toContainText("1,165");
    await products.toggle(view.row(name));
    await view.says("下架成功");
  });

  await test.step("copy it: another product with the same SKUs, off the shelf", async () => {
    await products.tab("仓库中");
    await products.act(view.row(name), "复制");
    await expect(page).toHaveURL(/creatProduct\/\d+\/2\/1$/);
    await expect(page.getByLabel("商品名称")).toHaveValue(`${name} 副本`);
    await page.getByLabel("商品名称").fill(`${name} 二代`);
    await page.getByRole("tab", { name: "规格库存" }).click();
    await expect(page.getByText("共 58 个组合")).toBeVisible();
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await view.says("新增成功");
    await products.find(`${name} 二代`, "待提审");
    await expect(view.row(`${name} 二代`)).toContainText("1,165");
  });

  await test.step("recycle it, restore it, and delete it for good", async () => {
    const copy = view.row(`${name} 二代`);
    await products.act(copy, "移入回收站");
    await view.confirm();
    await view.says("已移入回收站，可随时恢复");
    await products.tab("回收站");
    await products.act(copy, "恢复商品");
    await view.confirm();
    await view.says(/恢复商品成功/);
    await products.tab("待提审");
    await products.act(copy, "移入回收站");
    await view.confirm();
    await products.tab("回收站");
    await products.act(copy, "删除");
    await view.confirm();
    await expect(copy).toHaveCount(0);
  });
  view.expectQuiet();
});

test("two products open in two tabs keep what was typed in each", async ({ page }) => {
  const view = new Console(page, shop.url);
  const products = new ProductPages(page);
  await view.logIn("admin", "/product/list?type=2");
  const [one, two] = await products.rowIds();
  await view.open(`/product/list/creatProduct/${one}/2/2`);
  await page.getByLabel("商品名称").fill("第一件改名");
  await page.getByRole("tab", { name: "规格库存" }).click();
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/product/list/creatProduct/${two}/2/2`);
  await expect(page.getByLabel("商品名称").filter({ visible: true })).not.toHaveValue("第一件改名");
  await page.getByLabel("商品名称").filter({ visible: true }).fill("第二件改名");
  await view.toTag(`编辑商品-${one}`);
  await page.getByRole("tab", { name: "商品信息" }).filter({ visible: true }).click();
  await expect(page.getByLabel("商品名称").filter({ visible: true })).toHaveValue("第一件改名");
  view.expectQuiet();
});

test("what was typed is offered again after the page was lost, with its SKUs", async ({ page }) => {
  const view = new Console(page, shop.url);
  const products = new ProductPages(page);
  await view.logIn("admin", "/product/list/creatProduct/0/2/2");
  await page.getByLabel("商品名称").fill("写到一半的商品");
  await page.getByRole("tab", { name: "规格库存" }).click();
  await page.getByRole("radio", { name: "多规格" }).check();
  await products.addSpec("颜色", "红，蓝");
  await view.keepsDraft("蓝");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "继续编辑" }).click();
  await expect(page.getByLabel("商品名称")).toHaveValue("写到一半的商品");
  await page.getByRole("tab", { name: "规格库存" }).click();
  await expect(page.getByText("共 2 个组合")).toBeVisible();
  view.expectQuiet();
});

/** The names of the pictures in a place: the last part of their addresses. */
const namesOf = (pictures: Locator) =>
  pictures.evaluateAll((all) => all.map((one) => new URL(one.getAttribute("src") ?? "", location.href).pathname.split("/").at(-1)));

test("pictures of the library come into the description in the order they were chosen", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list/creatProduct/0/2/2");
  await page.getByRole("tab", { name: "商品详情" }).click();
  const editor = page.getByRole("textbox", { name: /商品详情/ });
  await editor.click();
  await page.getByRole("button", { name: "上传图片" }).click();
  const library = view.dialog("上传图片");
  const tiles = library.getByRole("button", { pressed: false }).filter({ has: page.locator("img") });
  await expect(tiles.nth(4)).toBeVisible();
  const chosen: (string | undefined)[] = [];
  for (const at of [4, 0, 1]) {
    chosen.push(...(await namesOf(tiles.nth(at).locator("img"))));
    await tiles.nth(at).click();
  }
  await library.getByRole("button", { name: "使用选中图片" }).click();
  await expect(library).toHaveCount(0);
  await expect.poll(() => namesOf(editor.locator("img[src]:not(.ProseMirror-separator)"))).toEqual(chosen);
  view.expectQuiet();
});
