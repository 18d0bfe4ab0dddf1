import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { clientOf, type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("log in as admin, filter coupons by category, open page 3, copy the address into another tab and see the same rows", async ({
  page,
  context,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await expect(view.rows()).toHaveCount(20);
  await page.getByLabel("优惠类别").selectOption({ label: "商家券" });
  await expect(page).toHaveURL(/category=1/);
  await page.getByRole("button", { name: "第 3 页" }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole("table")).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("button", { name: "第 3 页" })).toHaveAttribute("aria-current", "page");
  await expect(view.rows()).toHaveCount(2);
  const seen = await view.rows().allInnerTexts();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(new Console(other, shop.url).rows()).toHaveCount(seen.length);
  await expect.poll(() => new Console(other, shop.url).rows().allInnerTexts()).toEqual(seen);
  view.expectQuiet();
});

test("add a product coupon with 25 products picked over three pages and one category; copy it; switch it off; delete it; see the claim records", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("旅程商品券");
  await page.getByText("商品券", { exact: true }).click();
  await page.getByRole("button", { name: "添加商品" }).click();
  const picker = view.dialog("商品列表");
  await picker.getByRole("button", { name: "商品分类" }).click();
  await picker.getByRole("button", { name: "选择 名优茶" }).click();
  await expect(picker.getByRole("button", { name: /商品分类: 名优茶/ })).toBeVisible();
  for (const turn of [1, 2, 3]) {
    await expect(picker.getByRole("button", { name: `第 ${turn} 页` })).toHaveAttribute("aria-current", "page");
    await expect(picker.getByRole("table")).not.toHaveAttribute("aria-busy", "true");
    if (turn < 3) await picker.getByRole("checkbox", { name: "全选本页" }).check();
    else for (const index of [0, 1, 2, 3, 4]) await view.rows(picker).nth(index).getByRole("checkbox").check();
    if (turn < 3) await picker.getByRole("button", { name: `第 ${turn + 1} 页` }).click();
  }
  await expect(picker.getByText("已选 25 个商品")).toBeVisible();
  await picker.getByRole("button", { name: "确定" }).click();
  await page.getByLabel("优惠券面值").fill("8");
  await page.getByLabel("使用有效期限（天）").fill("7");
  await page.getByLabel("排序").fill("9999");
  await page.getByLabel("开启", { exact: true }).check();
  await page.getByRole("button", { name: "立即提交" }).click();
  await view.says("新增成功");
  await expect(page).toHaveURL(/\/coupon\/list$/);
  await expect(view.row("旅程商品券")).toBeVisible();

  await page.getByRole("button", { name: "复制 旅程商品券" }).click();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("旅程商品券");
  await page.getByLabel("优惠券名称").fill("旅程商品券二");
  await page.getByRole("button", { name: "立即提交" }).click();
  await expect(view.row("旅程商品券二")).toBeVisible();

  await page.getByRole("switch", { name: "开启或关闭 旅程商品券二" }).click();
  await view.says("修改成功");
  await page.getByRole("button", { name: "删除 旅程商品券二" }).click();
  await view.confirm();
  await view.says("删除成功");
  await expect(view.row("旅程商品券二")).toHaveCount(0);

  await view.open("/coupon/record");
  await expect(view.rows().first()).toBeVisible();
  view.expectQuiet();
});

test("as clerk, see only what the role grants, and get 403 from the server for the rest", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("clerk", "/coupon/list");
  await expect(view.rows().first()).toBeVisible();
  await expect(page.getByRole("button", { name: "添加优惠券" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^删除/ })).toHaveCount(0);
  const answer = await page.request.post(`${shop.url}/api/admin/merchant/coupon/delete/1`, {
    headers: { "Authori-zation": await view.token() },
  });
  expect(answer.status()).toBe(403);
  await view.open("/coupon/list/save");
  await expect(page).toHaveURL(/\/401/);
  view.expectQuiet();
});

test("look at a coupon among those that run, and send it to who has bought a product", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("回访券");
  await page.getByLabel("优惠券面值").fill("20");
  const ticket = page.getByRole("complementary", { name: "买家看到的样子" });
  await expect(ticket.getByText("无门槛减20")).toBeVisible();
  await page.getByText("手动领取", { exact: true }).click();
  await page.getByLabel("使用有效期限（天）").fill("7");
  await page.getByLabel("排序").fill("9999");
  await page.getByLabel("开启", { exact: true }).check();
  await expect(ticket.getByText("领取后 7 天内有效")).toBeVisible();
  await page.getByRole("button", { name: "立即提交" }).click();
  await view.says("新增成功");
  await expect(page).toHaveURL(/\/coupon\/list(\?|$)/);
  await expect(view.row("回访券")).toBeVisible();

  await page.getByLabel("状态", { exact: true }).selectOption({ label: "进行中" });
  await page.getByRole("button", { name: "状态", exact: true }).click();
  await expect(page).toHaveURL(/lifecycle=1/);
  await expect(page).toHaveURL(/orderBy=lifecycle/);
  await expect(view.row("回访券")).toContainText("¥20");
  await expect(view.row("回访券")).toContainText("不限制");

  await page.getByRole("button", { name: "发送 回访券" }).click();
  await page.getByRole("radio", { name: "按人群" }).check();
  const dialog = view.dialog().filter({ hasText: "多日没有下单的" });
  await dialog.getByRole("radio", { name: "买过某件商品的" }).check();
  await dialog.getByRole("button", { name: "选择商品" }).click();
  const picker = view.dialog("商品列表");
  await picker.getByPlaceholder("请输入商品名称,关键字").fill(await boughtProduct());
  await picker.getByRole("button", { name: "查询" }).click();
  await expect(view.rows(picker)).toHaveCount(1);
  await view.rows(picker).getByRole("radio").click(); // closes the picker
  await expect(dialog.getByText(/^现在有 \d+ 位用户$/)).toBeVisible();
  await dialog.getByRole("button", { name: /^发送给 \d+ 位用户$/ }).click();
  await view.confirm();
  await view.says(/已发送给 \d+ 位用户/);

  await page.getByRole("button", { name: "查看 回访券" }).click();
  await expect(view.dialog("回访券").getByText("使用率")).toBeVisible();
  await expect(view.dialog("回访券").getByRole("img", { name: /每天的领取数/ })).toBeVisible();
  await page.goBack();
  await expect(view.dialog("回访券")).toHaveCount(0);
  view.expectQuiet();
});

/** The unique name of a product on sale that somebody has bought. */
async function boughtProduct() {
  const client = await clientOf(shop);
  const { list: products } = await client.listProducts({ query: { type: 1, limit: 9999 } });
  const { list: orders } = await client.listOrders({ query: { status: "complete", limit: 2000 } });
  const lines = orders.flatMap(({ infoResponseList }) => infoResponseList);
  const bought = lines.find(({ productName }) => products.filter(({ name }) => name.includes(productName)).length === 1);
  if (!bought) throw new Error("a product on sale has a buyer");
  return bought.productName;
}
