import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { takeByKey } from "../pages/drag";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("a tree is grown: a top category, one below it, moved, hidden, put in order, and what is in use stays", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/classify");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^(展开 \\S+ )?${name} \\|`) });
  await expect(row("名优茶")).toBeVisible();

  await page.getByRole("button", { name: "新增商品分类" }).click();
  const adding = view.dialog("创建商品分类");
  await adding.getByRole("textbox", { name: /分类名称/ }).fill("名优茶");
  await adding.getByRole("button", { name: "确定", exact: true }).click();
  await expect(adding.getByText("已有同名的分类")).toBeVisible();
  await adding.getByRole("textbox", { name: /分类名称/ }).fill("旅行茶具");
  await adding.getByRole("button", { name: /选择图片/ }).click();
  const library = view.dialog("上传图片");
  await library.getByRole("list", { name: "图片" }).locator("[data-face]").first().click();
  await library.getByRole("button", { name: "使用选中图片" }).click();
  await page.keyboard.press("Tab");
  await adding.getByRole("textbox", { name: /分类名称/ }).press("Enter");
  await view.says("创建分类成功");
  await expect(row("旅行茶具").getByRole("button", { name: /预览 旅行茶具 的图标/ })).toBeVisible();

  await page.getByRole("button", { name: "添加子分类 旅行茶具" }).click();
  await expect(adding.getByRole("button", { name: "父级: 旅行茶具" })).toBeVisible();
  await adding.getByRole("textbox", { name: /分类名称/ }).fill("快客杯");
  await adding.getByRole("button", { name: "确定", exact: true }).click();
  await expect(row("快客杯")).toHaveAttribute("aria-level", "2");

  await page.getByRole("button", { name: "编辑 快客杯" }).click();
  const editing = view.dialog("编辑商品分类");
  await editing.getByRole("button", { name: "父级: 旅行茶具" }).click();
  await page.getByRole("button", { name: "茶器", exact: true }).click();
  await editing.getByRole("button", { name: "确定", exact: true }).click();
  await view.says("更新分类成功");
  await page.getByRole("button", { name: "展开 茶器" }).click();
  await expect(row("快客杯")).toHaveCount(0);
  await page.getByRole("button", { name: "展开 茶器" }).click();
  await expect(row("快客杯")).toBeVisible();

  await page.getByRole("switch", { name: "显示或隐藏 茶器" }).click();
  await view.says("修改成功");
  await expect(page.getByRole("switch", { name: "显示或隐藏 快客杯" })).not.toBeChecked();
  await page.getByRole("switch", { name: "显示或隐藏 快客杯" }).click();
  await expect(page.getByRole("switch", { name: "显示或隐藏 茶器" })).toBeChecked();

  await page.getByRole("button", { name: "调整顺序" }).click();
  const order = view.dialog("调整分类顺序");
  await takeByKey(order.getByRole("button", { name: "移动 旅行茶具" }));
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await order.getByRole("button", { name: "保存" }).click();
  await view.says("顺序已保存");
  await expect(page.getByRole("row").nth(1)).toContainText("旅行茶具");

  await page.getByRole("button", { name: "删除 名优茶" }).click();
  await view.confirm();
  await view.says("分类“名优茶”下还有子分类，请先删除");
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await page.getByRole("button", { name: "删除 绿茶" }).click();
  await view.confirm();
  await view.says(/分类“绿茶”下还有 \d+ 件商品：“/);
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await page.getByRole("button", { name: "删除 快客杯" }).click();
  await view.confirm();
  await expect(row("快客杯")).toHaveCount(0);
  view.expectQuiet();
});
