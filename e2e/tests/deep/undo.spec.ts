import { expect, test } from "@playwright/test";
import { Console } from "../../pages/console";
import { type RunningShop, startShop } from "../../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("a category is renamed and deleted; its history says so, and both are undone", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/classify");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^(展开 \\S+ )?${name} \\|`) });
  const dialog = view.dialog("编辑商品分类");
  await page.getByRole("button", { name: "新增商品分类" }).click();
  await view
    .dialog("创建商品分类")
    .getByRole("textbox", { name: /分类名称/ })
    .fill("旧名");
  await view.dialog("创建商品分类").getByRole("button", { name: "确定", exact: true }).click();

  await page.getByRole("button", { name: "编辑 旧名" }).click();
  await dialog.getByRole("textbox", { name: /分类名称/ }).fill("新名");
  await dialog.getByRole("button", { name: "确定", exact: true }).click();
  await expect(row("新名")).toBeVisible();
  await page.getByRole("button", { name: "编辑 新名" }).click();
  await dialog.getByRole("button", { name: "修改记录" }).click();
  const own = view.dialog("“新名”的修改记录");
  await expect(own.getByText("修改商品分类")).toBeVisible();
  await expect(own.locator("del")).toHaveText("旧名");
  await own.getByRole("button", { name: "关闭" }).first().click();
  await dialog.getByRole("button", { name: "取消" }).click();

  await page.getByRole("button", { name: "删除 新名" }).click();
  await view.confirm();
  await expect(row("新名")).toHaveCount(0);
  await page.getByRole("button", { name: "修改记录" }).click();
  const all = view.dialog("修改记录");
  await all.getByRole("button", { name: "撤销“删除商品分类”" }).click();
  await view.dialog("撤销“删除商品分类”").getByRole("button", { name: "撤销", exact: true }).click();
  await view.says("已撤销修改");
  await all.getByRole("button", { name: "撤销“修改商品分类”" }).click();
  await view.dialog("撤销“修改商品分类”").getByRole("button", { name: "撤销", exact: true }).click();
  await expect(all.getByText("撤销修改").nth(1)).toBeVisible();
  await all.getByRole("button", { name: "关闭" }).first().click();
  await expect(row("旧名")).toBeVisible();
});

test("picked products are tried, taken down, and brought back as a whole", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list?orderBy=stock&order=desc");
  const boxes = page.getByRole("checkbox", { name: /^选择 / });
  const name = (await boxes.nth(0).getAttribute("aria-label"))?.replace("选择 ", "") ?? "";
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "批量下架" }).click();
  await page.getByRole("button", { name: "先试算" }).click();
  await expect(page.getByText("可以执行 2 项，会被拒绝 0 项")).toBeVisible();
  await page.getByRole("button", { name: "执行 2 项" }).click();
  await page.getByRole("button", { name: "撤销这一批" }).click();
  await expect(page.getByText("已撤销 2 项，未撤销 0 项")).toBeVisible();
  await page.getByRole("button", { name: "确定", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: `选择 ${name}` })).toBeVisible();
});
