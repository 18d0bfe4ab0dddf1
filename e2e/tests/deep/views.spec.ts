import { expect, test } from "@playwright/test";
import { Console } from "../../pages/console";
import { type RunningShop, startShop } from "../../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("save how the orders are shown, make it the default, and find it again", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/order/list?status=notShipped&limit=40");
  await page.getByRole("button", { name: "视图" }).click();
  await page.getByRole("menuitem", { name: "另存为…" }).click();
  await view.dialog("视图名称").getByRole("textbox").fill("等待发货");
  await view.dialog("视图名称").getByRole("button", { name: "确定", exact: true }).click();
  await view.says("已保存视图“等待发货”");

  const button = page.getByRole("button", { name: "视图: 等待发货" });
  await button.click();
  await page.getByRole("menuitem", { name: "设为默认" }).click();
  await view.says("以后打开列表就是“等待发货”");

  await page.goto(`${shop.url}/order/list`);
  await expect(page).toHaveURL(/status=notShipped/);
  await expect(page).toHaveURL(/limit=40/);
  await expect(button).toBeVisible();
});

test("a product on sale is shown as text at 1280, with the buyer's page and its history in drawers", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/list?type=1");
  await view.rows().first().getByRole("button", { name: /^编辑/ }).first().click();
  await page.setViewportSize({ width: 1280, height: 900 });
  const name = (await page.getByRole("group", { name: "商品名称" }).textContent()) ?? "";
  await expect(page.getByRole("textbox", { name: "商品名称" })).toHaveCount(0);

  await page.getByRole("button", { name: "手机预览" }).click();
  await expect(view.dialog("买家看到的页面")).toContainText(name);
  await view.dialog("买家看到的页面").getByRole("button", { name: "关闭" }).click();
  await page.getByRole("button", { name: "修改记录" }).click();
  await expect(view.dialog(`“${name}”的修改记录`)).toBeVisible();
});
