import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Console } from "../pages/console";
import { PictureLibrary } from "../pages/picture-library";
import { type RunningShop, startShop } from "../shop";
import { expect, test } from "../test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const simulate = (account: string) =>
  run(process.execPath, ["scripts/simulate.mjs", "channel", "--account", account, "--verdict", "pass"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });

test("a product goes through the video channel: chosen, filled in, submitted, passed by the platform and by WeChat, taken down and put on", async ({
  page,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/videoChannel/draftList");
  await page.getByRole("button", { name: "添加视频号商品" }).first().click();
  await page.getByRole("button", { name: "选择商品" }).click();
  const picker = view.dialog("商品列表");
  await view.rows(picker).first().getByRole("radio").click(); // closes the picker at once
  await expect(page.getByRole("button", { name: "更换商品" })).toBeVisible();
  await page.getByRole("button", { name: "下一步" }).click();
  await page.getByLabel("商品标题").fill("旅程春茶礼盒");
  await page.getByRole("button", { name: "请选择商品类目" }).click();
  const categories = view.dialog("微信商品类目");
  for (const name of ["食品饮料", "茗茶", "绿茶"]) await categories.getByRole("button", { name }).click();
  await categories.getByRole("button", { name: "确定" }).click();
  await page.getByLabel("商品品牌").selectOption({ label: "山月" });
  await page.getByRole("button", { name: "下一步" }).click();
  await page.getByRole("button", { name: "提交" }).click();
  await view.says("新增成功");

  await page.getByRole("button", { name: "提审 旅程春茶礼盒" }).click();
  await view.dialog().getByRole("button", { name: "确定" }).click();
  await view.says("提交成功");
  await expect(view.row("旅程春茶礼盒")).toContainText("审核中");
  await simulate("admin");

  await view.open("/videoChannel/productList?search=旅程春茶礼盒");
  await expect(async () => {
    await page.reload();
    await expect(view.row("旅程春茶礼盒")).toContainText("上架", { timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await page.getByRole("button", { name: "下架 旅程春茶礼盒" }).click();
  await expect(view.row("旅程春茶礼盒")).toContainText("自主下架");
  await page.getByRole("button", { name: "上架 旅程春茶礼盒" }).click();
  await expect(page.getByRole("button", { name: "下架 旅程春茶礼盒" })).toBeVisible();
  view.expectQuiet();
});

test("a shop applies for the video channel, and goes from nothing to connected", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin2", "/videoChannel/apply");
  await page.getByRole("button", { name: "填写申请" }).click();
  await page.getByLabel("视频号名称").fill("青禾衣橱");
  await page.getByText("企业", { exact: true }).click();
  await page.getByLabel("联系人").fill("沈清和");
  await page.getByLabel("联系电话").fill("13800000000");
  await page.getByRole("button", { name: "选择图片" }).first().click();
  const library = new PictureLibrary(page, view.dialog("上传图片"));
  await library.tiles.first().click();
  await view.dialog("上传图片").getByRole("button", { name: "使用选中图片" }).click();
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByText("申请已提交，平台审核中，请耐心等待")).toBeVisible();
  await simulate("admin2");
  await expect(page.getByText("店铺已接入视频号，可以添加视频号商品")).toBeVisible({ timeout: 60_000 });
  view.expectQuiet();
});
