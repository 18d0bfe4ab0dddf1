import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const sellingNow = 2;

/** Lets the platform review at once, and buyers order. */
async function simulate(order: object) {
  const { address, token } = JSON.parse(readFileSync(join(shop.dataDir, "command-socket.json"), "utf8"));
  const answer = await fetch(`${address}/internal/simulate`, {
    method: "POST",
    headers: { "x-command-token": token, "content-type": "application/json" },
    body: JSON.stringify({ what: "seckill", account: "admin", ...order }),
  });
  expect(answer.status).toBe(200);
}

test("a product joins an activity, is refused, mended, passed, put up, bought out and taken down", async ({ page }) => {
  const view = new Console(page, shop.url);
  const anonymous = createMerchantClient({ baseUrl: `${shop.url}/api`, session: memorySession() });
  const { token } = await anonymous.login({ body: { account: "admin", pwd: "Shopkeeper-1" } });
  const client = createMerchantClient({ baseUrl: `${shop.url}/api`, session: memorySession(token) });
  const others = await client.listSeckillProducts({ query: { proStatus: 1, auditStatus: 2, limit: 100 } });
  await client.takeDownSeckillProducts({ body: { ids: others.list.map(({ id }) => id).join(",") } });
  const { list } = await client.searchActivityProducts({ query: { activityId: sellingNow, limit: 100 } });
  const product = list.find(
    ({ isTakingPart, attrValue }) => !isTakingPart && attrValue.length < 5 && attrValue.every(({ stock }) => stock > 3),
  );
  if (!product) throw new Error("the demo has a product that is in no activity");
  const { name } = product;
  const setAll = async (what: string, label: string, value: string, kind?: string) => {
    await page.getByRole("button", { name: what }).click();
    const dialog = view.dialog(what);
    if (kind) await dialog.getByRole("radio", { name: kind }).check();
    await dialog.getByRole("textbox", { name: label }).fill(value);
    await dialog.getByRole("button", { name: "确定" }).click();
  };

  /** Not all columns fit, so all but the first action of a row are in its menu. */
  const choose = async (action: string) => {
    const more = view.row(name).getByRole("button", { name: /更多操作$/ });
    await more.waitFor();
    const first = view.row(name).getByRole("button", { name: new RegExp(`^${action} `) });
    if (await first.isVisible()) return first.click();
    await more.click();
    await page.getByRole("menuitem", { name: action }).click();
  };

  await test.step("join, for more than it sells at without", async () => {
    await view.enter(token, "/marketing/seckill/seckillActivity");
    await page.getByRole("button", { name: "参加活动 全天限时秒杀" }).click();
    await page.getByRole("button", { name: "添加商品" }).click();
    const picker = view.dialog("商品列表");
    await picker.getByPlaceholder("请输入商品名称").fill(name);
    await picker.getByPlaceholder("请输入商品名称").press("Enter");
    await picker.getByRole("checkbox", { name: `选择 ${name}`, exact: true }).check();
    await picker.getByRole("button", { name: "确定" }).click();
    await setAll("设置限量", "限量", "1");
    await setAll("设置活动价", "活动价", "88888");
    await page.getByRole("button", { name: "保存修改" }).click();
    await expect(view.dialog("活动价可能有误")).toContainText(name);
    await page.getByRole("button", { name: "仍然保存" }).click();
    await view.says("添加成功");
    await expect(page).toHaveURL(/seckillActivity/);
  });

  await test.step("it is refused, mended and submitted again", async () => {
    await simulate({ verdict: "refuse" });
    await view.go("/marketing/seckill/list?auditStatus=3");
    await expect(view.row(name)).toContainText("高于售价");
    await choose("重新提交");
    await expect(page.getByText("上次未通过")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /的活动价格$/ }).first()).toHaveValue("88888");
    await expect(page.getByRole("checkbox", { name: `选择 ${name}` })).toBeChecked();
    await setAll("设置活动价", "活动折扣(%)", "80", "活动折扣(%)");
    await page.getByRole("button", { name: "保存修改" }).click();
    await view.says("添加成功");
    await expect(page).toHaveURL(/seckill\/list/);
  });

  await test.step("it passes, and is put up", async () => {
    await simulate({ verdict: "pass" });
    await view.go("/marketing/seckill/list?auditStatus=2");
    await choose("上架");
    await page.getByRole("button", { name: "确定" }).click();
    await view.says("上架成功");
  });

  await test.step("buyers take all of it, and it is taken down", async () => {
    await simulate({ count: 12 });
    await view.open("/marketing/seckill/list?auditStatus=2");
    await expect(view.row(name)).toContainText(`0 / ${product.attrValue.length}`);
    await choose("下架");
    await page.getByRole("button", { name: "确定" }).click();
    await view.says("下架成功");
    await view.go("/order/list?type=1");
    await expect(view.rows().first()).toContainText("[秒杀]");
  });
  expect(view.errors).toEqual([]);
});
