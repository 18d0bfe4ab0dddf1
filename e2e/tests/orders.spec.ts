import { readFileSync } from "node:fs";
import type { Schema } from "@shopkeeper/sdk";
import type { Page } from "@playwright/test";
import { freshMerchant } from "../fresh-merchant";
import { expect, test } from "../test";

const code = "1234567890";

/** A shop with orders to send, one of them of three pieces, and one to be picked up. */
async function openShop(page: Page) {
  const merchant = await freshMerchant(page, {
    users: 2,
    shopCompanies: [{ code: "shunfeng", isDefault: true }, { code: "zhongtong" }],
    orders: [{ lines: [{ payNum: 3 }] }, {}, {}, {}, { status: 3, shippingType: 2, verifyCode: code }],
  });
  const read = (path: string) =>
    page.evaluate(async ([address, token]) => (await fetch(address, { headers: { "Authori-zation": token } })).json(), [
      `/api/admin/merchant/order/${path}`,
      merchant.token,
    ] as const);
  return { merchant, read };
}

test("a part of a shop's day: find, note, send whole and in part, correct a parcel, write off, send by sheet, export", async ({
  page,
  view,
}, info) => {
  const { merchant, read } = await openShop(page);
  await view.enter(merchant.token, "/order/list?status=notShipped");
  const orders: Schema<"Order">[] = (await read("list?status=notShipped")).data.list;
  const split = orders.find(({ totalNum }) => totalNum === 3);
  const [whole, third, fourth] = orders.filter((order) => order !== split);
  if (!split || !whole || !third || !fourth) throw new Error("there are orders to send");
  const sheet = [third, fourth] as const;
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
  const counter = async (name: string) => Number((await tab(name).textContent())?.replace(/\D/g, ""));
  const find = async (orderNo: string) => {
    await page.getByRole("textbox", { name: "订单编号" }).fill(orderNo);
    await page.getByRole("button", { name: "查询" }).click();
    await expect(view.rows()).toHaveCount(1);
  };
  await expect(view.rows().first()).toBeVisible();
  const toSend = await counter("待发货");

  await find(whole.orderNo);
  await expect(tab("待发货")).toHaveText(/1$/);
  await view
    .row(whole.orderNo)
    .getByRole("button", { name: /更多操作/ })
    .click();
  await page.getByRole("menuitem", { name: "订单备注" }).click();
  await view.dialog("订单备注").getByRole("textbox", { name: "备注" }).fill("周五前送到");
  await view.dialog("订单备注").getByRole("button", { name: "确定" }).click();
  await expect(view.row("周五前送到")).toBeVisible();

  await page.getByRole("button", { name: `发货 ${whole.orderNo}` }).click();
  const send = view.dialog("订单发货");
  await expect(send.getByRole("combobox", { name: /快递公司/ })).toHaveValue("顺丰速运");
  await send.getByRole("textbox", { name: /快递单号/ }).fill("SF1234567890123");
  await send.getByRole("textbox", { name: /快递单号/ }).press("Enter");
  await view.says("发货成功");
  await expect(view.rows()).toHaveCount(0);
  await tab("待收货").click();
  await expect(view.row(whole.orderNo)).toBeVisible();

  await page.getByRole("button", { name: `详情 ${whole.orderNo}` }).click();
  await expect(page).toHaveURL(new RegExp(`detail=${whole.orderNo}`));
  const drawer = view.dialog(`订单号：${whole.orderNo}`);
  await expect(drawer.getByText("金额明细")).toBeVisible();
  await drawer.getByRole("tab", { name: "发货记录" }).click();
  await drawer.getByRole("button", { name: "修改配送信息" }).click();
  const correction = view.dialog("修改配送信息");
  await correction.getByRole("textbox", { name: /快递单号/ }).fill("SF9876543210123");
  await correction.getByRole("button", { name: "确定" }).click();
  await expect(drawer.getByText("SF9876543210123")).toBeVisible();
  await drawer.getByRole("button", { name: "查看物流" }).click();
  await expect(view.dialog("物流信息").getByText("SF9876543210123")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view.dialog("物流信息")).toHaveCount(0);
  await page.goBack();
  await expect(drawer).toHaveCount(0);

  await tab("待发货").click();
  await find(split.orderNo);
  await page.getByRole("button", { name: `发货 ${split.orderNo}` }).click();
  await view.dialog("订单发货").getByRole("radio", { name: "无需发货" }).check({ force: true });
  await view.dialog("订单发货").getByRole("switch", { name: "分单发货" }).click();
  await view
    .dialog("订单发货")
    .getByRole("textbox", { name: /发货数量$/ })
    .first()
    .fill("1");
  await view.dialog("订单发货").getByRole("button", { name: "提交" }).click();
  await expect(view.row(split.orderNo)).toContainText("部分发货");

  await page.getByRole("button", { name: "重置" }).click();
  await expect(tab("待发货")).toHaveText(new RegExp(`${toSend - 1}$`));
  await page.getByRole("button", { name: "核销订单" }).click();
  const verify = view.dialog("核销订单");
  await verify.getByRole("textbox", { name: "核销码" }).fill(code);
  await verify.getByRole("textbox", { name: "核销码" }).press("Enter");
  await expect(verify.getByText("核销成功")).toBeVisible();
  await expect(verify.getByRole("textbox", { name: "核销码" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(verify).toHaveCount(0);

  await page.getByRole("button", { name: "表格发货" }).click();
  const dialog = view.dialog("表格批量发货");
  await dialog
    .getByRole("textbox", { name: "或者粘贴表格内容" })
    .fill(`订单号\t快递\t单号\n${sheet[0].orderNo}\t中通\t73100012345678\n${sheet[1].orderNo}\t某某快递\tSF1111111111111`);
  await dialog.getByRole("button", { name: "识别" }).click();
  await expect(dialog.getByText("店铺没有“某某快递”，请选择快递公司")).toBeVisible();
  await dialog.getByRole("combobox", { name: "第 3 行快递公司" }).selectOption({ label: "顺丰速运" });
  await dialog.getByRole("button", { name: "发货 2 个订单" }).click();
  await expect(view.dialog("表格发货的结果").getByText("成功 2 项，失败 0 项")).toBeVisible();
  await view.dialog("表格发货的结果").getByRole("button", { name: "确定" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(tab("待发货")).toHaveText(new RegExp(`${toSend - 3}$`));
  expect((await read(`${third.orderNo}/invoice/list`)).data).toMatchObject([{ expressCode: "zhongtong" }]);

  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出", exact: true }).click();
  await view.dialog("导出订单").getByRole("button", { name: "导出" }).click();
  const file = await arriving;
  const path = info.outputPath("orders.xlsx");
  await file.saveAs(path);
  expect(readFileSync(path).subarray(0, 2).toString()).toBe("PK");
  await expect(page.getByRole("group", { name: "导出订单" })).toContainText(`已导出 ${toSend - 3} 个订单`);
  view.expectQuiet();
});

test("an order is opened by its address, and one that is not there says so", async ({ page, view }) => {
  const { merchant, read } = await openShop(page);
  await view.enter(merchant.token, "/order/list");
  const [order]: Schema<"Order">[] = (await read("list")).data.list;
  await view.open(`/order/list?detail=${order?.orderNo}`);
  await expect(view.dialog(`订单号：${order?.orderNo}`).getByText("金额明细")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/order\/list$/);
  await view.open("/order/list?detail=404404");
  await expect(view.dialog().getByText("订单不存在")).toBeVisible();
  view.expectQuiet();
});
