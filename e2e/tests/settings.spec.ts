import { freshMerchant } from "../fresh-merchant";
import { expect, test } from "../test";

test("the shop's settings: filled in, closed, opened, where its money goes, what was exported, and the log of it all", async ({
  page,
  view,
}) => {
  const merchant = await freshMerchant(page, {
    merchant: { realName: "林知夏" },
    info: { avatar: "demo/logo-square-1.svg", servicePhone: "" },
    settlementInfo: { bankCard: "6222021234567890123" },
    products: [{ name: "明前龙井", stock: 5, isShow: true }],
  });
  await view.enter(merchant.token, "/operation/modifyStoreInfo");
  const toggle = page.getByRole("switch", { name: /开启商户/ });
  const confirm = () => view.dialog("系统提示").getByRole("button", { name: "确定" }).click();
  await toggle.click();
  await expect(page.getByText("关闭该商户吗")).toBeVisible();
  await confirm();
  await view.says("修改成功，已下架 1 件商品");
  await expect(page.getByText("开启前还需补全：客服链接或电话")).toBeVisible();
  await toggle.click();
  await confirm();
  await expect(view.dialog("系统提示").getByText(/店铺还缺少客服链接或电话/)).toBeVisible();
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();

  await page.getByRole("button", { name: "去补全" }).click();
  await page.getByRole("textbox", { name: /^电话/ }).fill("400-800-8888");
  await page.getByRole("textbox", { name: /从地图获取坐标/ }).fill("https://uri.amap.com/marker?position=120.1432,30.246");
  await page.getByRole("button", { name: "识别坐标" }).click();
  await expect(page.getByRole("textbox", { name: /纬度/ })).toHaveValue("30.246000");
  await page.getByRole("textbox", { name: /警戒库存/ }).fill("50");
  await page.getByRole("button", { name: "确定", exact: true }).click();
  await view.says("操作成功");
  await page.getByRole("tab", { name: "商户信息" }).click();
  await toggle.click();
  await confirm();
  await expect(page.getByText("营业中")).toBeVisible();

  await page.getByRole("tab", { name: "结算信息" }).click();
  await expect(page.getByLabel("银行账号")).toHaveValue("6222***********0123");
  await page.getByLabel("开户银行").fill("工商银行");
  await page.getByRole("button", { name: "提交" }).click();
  await view.says("操作成功");
  await page.getByRole("button", { name: "查看完整账号" }).click();
  await expect(page.getByText(/完整账号：6222021234567890123/)).toBeVisible();

  await view.open("/product/list?type=4");
  await expect(view.row("明前龙井")).toBeVisible();

  await view.open("/operation/export");
  const card = page.getByRole("region", { name: "导出商品" });
  await card.getByLabel("分类", { exact: true }).selectOption({ label: "仓库中" });
  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "导出", exact: true }).click();
  await view.dialog("导出商品").getByRole("button", { name: "导出" }).click();
  expect((await download).suggestedFilename()).toMatch(/^商品 .*\.xlsx$/);
  await expect(view.row("已完成")).toContainText("林知夏");

  await view.open("/maintain/logistics/sensitiveLog?description=结算");
  await expect(page.getByText(/^日志完整/)).toBeVisible();
  await expect(view.row("修改结算信息")).toBeVisible();
  await view.row("查看完整结算账号").getByRole("button", { name: /^详情/ }).click();
  await expect(view.dialog("操作详情").getByText("getSettlementInfo")).toBeVisible();
  view.expectQuiet();
});
