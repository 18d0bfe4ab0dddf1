import { expect, type Locator, test } from "@playwright/test";
import { Console } from "../pages/console";
import { dragOnto, takeByKey } from "../pages/drag";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const valuesOf = (section: Locator) => section.getByRole("listitem").allInnerTexts();

test("create a rule with two specs, put a value in front by keys, find it, edit it by dragging, delete it", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/attr");
  await expect(view.row("茶叶等级")).toBeVisible();

  await page.getByRole("button", { name: "添加商品规格" }).click();
  const form = view.dialog("属性规格");
  await form.getByLabel("规格名称").fill("旅程规格");
  for (const [spec, value] of [
    ["颜色", "红，黄，蓝"],
    ["尺码", "S"],
  ] as const) {
    await form.getByRole("button", { name: "添加新规格" }).click();
    await form.getByPlaceholder("请输入规格", { exact: true }).fill(spec);
    await form.getByPlaceholder("请输入规格值").fill(value);
    await page.keyboard.press("Enter");
    await expect(form.getByRole("region", { name: `规格 ${spec}` })).toBeVisible();
  }
  await form.getByRole("button", { name: "添加 尺码 的规格值" }).click();
  for (const value of ["M", "L"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Escape");

  const colours = form.getByRole("region", { name: "规格 颜色" });
  await takeByKey(colours.getByRole("button", { name: "移动 蓝" }));
  await page.keyboard.press("Home");
  expect(await valuesOf(colours)).toEqual(["蓝", "红", "黄"]);
  await page.keyboard.press("Escape"); // restores it and leaves the dialog open
  expect(await valuesOf(colours)).toEqual(["红", "黄", "蓝"]);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  expect(await valuesOf(colours)).toEqual(["红", "蓝", "黄"]);
  await form.getByRole("button", { name: "确定", exact: true }).click();
  await view.says("提交成功");
  await expect(form).toHaveCount(0);

  await page.getByLabel("规格名称").fill("旅程");
  await page.getByRole("button", { name: "查询" }).click();
  await expect(page).toHaveURL(/keywords=/);
  await expect(view.rows()).toHaveCount(1);
  await expect(view.row("旅程规格")).toContainText("红，蓝，黄");
  await expect(view.row("旅程规格")).toContainText("S，M，L");

  await page.getByRole("button", { name: "编辑 旅程规格" }).click();
  const sizes = form.getByRole("region", { name: "规格 尺码" });
  await expect(sizes.getByRole("button", { name: "移动 S" })).toBeEnabled();
  await dragOnto(sizes.getByText("S", { exact: true }), sizes.getByText("L", { exact: true }));
  await expect.poll(() => valuesOf(sizes)).toEqual(["M", "L", "S"]);
  await form.getByRole("button", { name: "确定", exact: true }).click();
  await expect(view.row("旅程规格")).toContainText("M，L，S");

  await page.getByRole("button", { name: "删除 旅程规格" }).click();
  await expect(page.getByText("确定删除规格“旅程规格”吗？")).toBeVisible();
  await view.confirm();
  await view.says("删除成功");
  await expect(page.getByText("没有符合条件的数据，换个条件试试")).toBeVisible();
  view.expectQuiet();
});

test("what was typed is asked about before it is lost, and an empty rule is not sent", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/product/attr");
  await page.getByRole("button", { name: "添加商品规格" }).click();
  const form = view.dialog("属性规格");
  await form.getByRole("button", { name: "确定", exact: true }).click();
  await expect(form.getByText("请输入规格名称")).toBeVisible();
  await expect(form.getByText("请至少添加一条属性规格！")).toBeVisible();
  await form.getByLabel("规格名称").fill("没有写完");
  await page.mouse.click(5, 5); // outside the dialog: it stays open
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("内容还没有保存，确定要离开吗？")).toBeVisible();
  await view.confirm();
  await view.says("已取消");
  await expect(form).toHaveCount(0);
  view.expectQuiet();
});
