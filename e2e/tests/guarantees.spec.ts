import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("add a group, look at it, take an invalid service out of one, and what products promise stays", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/guarantee/group");
  await expect(view.row("大件送装无忧")).toContainText("免费安装（该数据已无效）");

  await page.getByRole("button", { name: "添加保障服务" }).click();
  const adding = view.dialog("添加保障服务");
  await expect(adding.getByRole("checkbox", { name: "选择 正品保证" })).toBeVisible();
  await expect(adding.getByText("免费安装")).toHaveCount(0);
  await adding.getByRole("button", { name: "确定", exact: true }).click();
  await expect(adding.getByText("请填写组合名称")).toBeVisible();
  await expect(adding.getByText("请至少选择一个服务选项")).toBeVisible();
  await adding.getByRole("textbox", { name: /组合名称/ }).fill("旅程组合");
  await adding.getByRole("checkbox", { name: "选择 正品保证" }).check();
  await adding.getByRole("checkbox", { name: "选择 极速退款" }).check();
  await adding.getByRole("checkbox", { name: "选择 破损包赔" }).check();
  await adding.getByRole("button", { name: "确定", exact: true }).click();
  await view.says("操作成功");
  await expect(view.row("旅程组合")).toContainText("极速退款");

  await page.getByRole("button", { name: "详情 旅程组合" }).click();
  const looking = view.dialog("保障服务详情");
  await expect(looking.getByRole("checkbox", { name: "选择 正品保证" })).toBeDisabled();
  await looking.getByRole("button", { name: "关闭" }).first().click();
  await expect(looking).toHaveCount(0);

  await page.getByRole("button", { name: "编辑 大件送装无忧" }).click();
  const editing = view.dialog("编辑保障服务");
  const gone = editing.getByRole("checkbox", { name: "选择 免费安装（该数据已无效）" });
  await gone.uncheck();
  await expect(gone).toBeDisabled();
  await editing.getByRole("button", { name: "确定", exact: true }).click();
  await expect(view.row("大件送装无忧")).not.toContainText("免费安装");

  await page.getByRole("button", { name: "删除 安心退换" }).click();
  await view.confirm();
  await view.says(/保障服务组合“安心退换”正在被 \d+ 件商品使用：“/);
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await page.getByRole("button", { name: "删除 旅程组合" }).click();
  await expect(page.getByText("确定删除保障服务“旅程组合”吗？")).toBeVisible();
  await view.confirm();
  await expect(view.row("旅程组合")).toHaveCount(0);
  view.expectQuiet();
});

test("two who edit one group are told, and the second may keep theirs", async ({ page, browser }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/guarantee/group");
  await page.getByRole("button", { name: "编辑 易碎品保障" }).click();
  const editing = view.dialog("编辑保障服务");
  await editing.getByRole("textbox", { name: /组合名称/ }).fill("我的名称");

  const other = new Console(await (await browser.newContext()).newPage(), shop.url);
  await other.logIn("admin", "/product/guarantee/group");
  await other.page.getByRole("button", { name: "编辑 易碎品保障" }).click();
  await other
    .dialog("编辑保障服务")
    .getByRole("textbox", { name: /组合名称/ })
    .fill("别人的名称");
  await other.dialog("编辑保障服务").getByRole("button", { name: "确定", exact: true }).click();
  await other.says("操作成功");

  await editing.getByRole("button", { name: "确定", exact: true }).click();
  const conflict = view.dialog("“别人的名称”已被他人修改");
  await expect(conflict.getByRole("group", { name: "组合名称" })).toContainText("别人的名称");
  await conflict.getByRole("button", { name: "保存所选内容" }).click();
  await expect(view.row("我的名称")).toBeVisible();
  await other.page.context().close();
});
