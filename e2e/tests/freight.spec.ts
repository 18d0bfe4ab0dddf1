import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { ProductPages } from "../pages/products";
import { clientOf, type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("a shipping template is made, priced, used, and not deleted while a product has it", async ({ page }) => {
  const view = new Console(page, shop.url);
  const client = await clientOf(shop);
  // off the shelf, so that it can be changed
  const [product] = (await client.listProducts({ query: { type: 2, limit: 1 } })).list;
  const name = product?.name ?? "";

  await test.step("make it: a default, and a price of its own for Hangzhou", async () => {
    await view.logIn("admin", "/operation/freightSet");
    await page.getByRole("button", { name: "添加运费模板" }).click();
    const drawer = view.dialog("添加运费模板");
    await drawer.getByRole("textbox", { name: "模板名称" }).fill("旅程模板");
    await drawer.getByRole("radio", { name: "自定义" }).check();
    const rows = drawer.getByRole("group", { name: "运费", exact: true });
    const fill = async (row: number, firstPrice: string, renewalPrice: string) => {
      const group = rows.getByRole("group", { name: `第 ${row} 行` });
      await group.getByRole("textbox", { name: "运费" }).fill(firstPrice);
      await group.getByRole("textbox", { name: "续费" }).fill(renewalPrice);
    };
    await fill(1, "12", "5");
    await rows.getByRole("button", { name: "添加区域" }).click();
    await rows.getByRole("button", { name: /^送达到/ }).click();
    const chooser = view.dialog("送达到");
    await chooser.getByRole("textbox").fill("杭州市");
    await chooser.getByRole("checkbox", { name: "浙江省 / 杭州市", exact: true }).check();
    await chooser.getByRole("button", { name: "完成" }).click();
    await fill(2, "6", "1.5");
  });

  await test.step("try it: three pieces to Hangzhou", async () => {
    const drawer = view.dialog("添加运费模板");
    await drawer.getByRole("button", { name: /请选择省/ }).click();
    const places = view.dialog("收货地区");
    for (const place of ["浙江省", "杭州市", "西湖区"]) await places.getByRole("button", { name: place }).click();
    await drawer.getByRole("textbox", { name: "数量" }).fill("3");
    await expect(drawer.getByText("¥9.00")).toBeVisible();
    await expect(drawer.getByText(/运费第 2 行/)).toBeVisible();
    await drawer.getByRole("button", { name: "确定" }).click();
    await view.says("操作成功");
    await expect(view.row("旅程模板")).toContainText("自定义");
  });

  await test.step("give it to a product", async () => {
    const products = new ProductPages(page);
    await view.open("/product/list?type=2");
    await products.find(name, "仓库中");
    await products.act(view.row(name).first(), "设置运费");
    await page.getByRole("combobox", { name: "运费模板" }).selectOption("旅程模板");
    await view.dialog("设置运费").getByRole("button", { name: "确定" }).click();
    await view.says(/成功/);
  });

  await test.step("it is not deleted, and the product is named", async () => {
    await view.open("/operation/freightSet");
    await page.getByRole("button", { name: "删除 旅程模板" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "确定" }).click();
    await expect(page.getByText(`正在被 1 件商品使用：“${name}”`)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "取消" }).click();
    await expect(view.row("旅程模板")).toBeVisible();
  });

  await test.step("a template that goes while a form has chosen it is refused at its field, and what was typed stays", async () => {
    await client.saveShippingTemplate({ body: { name: "马上删除", type: 0, appoint: 0, sort: 0 } });
    const [doomed] = (await client.listShippingTemplates({ query: { keywords: "马上删除" } })).list;
    await view.open(`/product/list/creatProduct/${product?.id}/2/2`);
    await page.getByLabel("商品简介").fill("没有保存的简介");
    await page.getByRole("combobox", { name: "运费模板" }).selectOption("马上删除");
    await client.deleteShippingTemplate({ path: { id: doomed?.id ?? 0 } });
    await page.getByRole("tab", { name: "其他设置" }).click();
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await view.says("运费模板不存在或已被删除，请重新选择");
    await expect(page.getByLabel("商品简介")).toHaveValue("没有保存的简介");
    await page.getByRole("combobox", { name: "运费模板" }).selectOption("旅程模板");
    await page.getByRole("tab", { name: "其他设置" }).click();
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page).toHaveURL(/\/product\/list(\?|$)/);
  });
  expect(view.errors).toEqual([]);
});
