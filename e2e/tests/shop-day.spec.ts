import { readFileSync } from "node:fs";
import type { Schema } from "@shopkeeper/sdk";
import type { Page } from "@playwright/test";
import { freshMerchant } from "../fresh-merchant";
import type { Console } from "../pages/console";
import { expect, test } from "../test";

const code = "1234567890";

test("a shop's day: orders come in and are found, noted, packed, sent, corrected, written off, refunded and exported", async ({
  page,
  view,
}, info) => {
  const merchant = await freshMerchant(page, {
    users: [{ nickname: "林一" }, { nickname: "周二" }],
    addresses: [{ receiverName: "售后小满", isDefault: true }],
    shopCompanies: [{ code: "shunfeng", isDefault: true }, { code: "zhongtong" }],
    coupons: [{ name: "回访券" }],
    products: [{ name: "明前龙井" }],
    orders: [
      { lines: [{ payNum: 3 }] },
      {},
      { status: 3, shippingType: 2, verifyCode: code },
      { payType: "yue", payChannel: "yue", lines: [{ refunds: [{ refundReasonWap: "拍错了" }] }] },
      { payType: "yue", payChannel: "yue", lines: [{ refunds: [{ refundReasonWap: "不想要了" }] }] },
      { status: 4, lines: [{ deliveryNum: 1, refunds: [{ afterSalesType: 2, returnGoodsType: 1, refundReasonWap: "颜色不喜欢" }] }] },
      { status: 4, payType: "yue", payChannel: "yue", lines: [{ deliveryNum: 1, refunds: [{ refundStatus: 5 }] }] },
    ],
  });
  const day = dayOf(page, view, merchant.token);
  await view.enter(merchant.token, "/order/list?status=notShipped");
  const before = await day.orders("notShipped");

  await test.step("orders come in", async () => {
    await merchant.simulate("orders", { count: 2 });
    await page.getByRole("button", { name: "刷新" }).first().click();
    await day.agrees();
  });
  const orders = await day.orders("notShipped");
  const split = orders.find(({ totalNum, orderNo }) => totalNum === 3 && isOf(before, orderNo));
  const whole = before.find(({ totalNum, refundStatus }) => totalNum === 1 && refundStatus === 0);
  const sheet = orders.filter(({ orderNo }) => !isOf(before, orderNo));
  if (!split || !whole || sheet.length === 0) throw new Error("the shop has orders to send");

  await test.step("one is found and noted", async () => {
    await day.toOrders("notShipped");
    await day.find(whole.orderNo);
    await expect(day.tab("待发货")).toHaveText(/1$/);
    const row = view.row(whole.orderNo);
    await row.getByRole("button", { name: /更多操作/ }).click();
    await page.getByRole("menuitem", { name: "订单备注" }).click();
    await view.dialog("订单备注").getByRole("textbox", { name: "备注" }).fill("周五前送到");
    await view.dialog("订单备注").getByRole("button", { name: "确定" }).click();
    await expect(view.row("周五前送到")).toBeVisible();
  });

  await test.step("it is packed: the slip fits its paper", async () => {
    await page.getByRole("checkbox", { name: `选择 ${whole.orderNo}` }).check();
    const opening = page.context().waitForEvent("page");
    await page.getByRole("button", { name: "打印发货单" }).click();
    const print = await opening;
    await expect(print.getByRole("article")).toHaveCount(1);
    await print.getByRole("radio", { name: "A5" }).check({ force: true });
    expect(await sheetsOf(print)).toEqual([{ width: 148, height: 210 }]);
    await print.getByRole("radio", { name: /^80/ }).check({ force: true });
    expect(await sheetsOf(print)).toMatchObject([{ width: 80 }]);
    await print.close();
  });

  await test.step("it is sent, and its parcel is corrected", async () => {
    await page.getByRole("button", { name: `发货 ${whole.orderNo}` }).click();
    const send = view.dialog("订单发货");
    await expect(send.getByRole("combobox", { name: /快递公司/ })).toHaveValue("顺丰速运");
    await send.getByRole("textbox", { name: /快递单号/ }).fill("SF1234567890123");
    await send.getByRole("textbox", { name: /快递单号/ }).press("Enter");
    await view.says("发货成功");
    await expect(view.rows()).toHaveCount(0);
    await day.tab("待收货").click();
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
    await day.agrees();
  });

  await test.step("one is sent in part", async () => {
    await day.toOrders("notShipped");
    await day.find(split.orderNo);
    await page.getByRole("button", { name: `发货 ${split.orderNo}` }).click();
    const send = view.dialog("订单发货");
    await send.getByRole("radio", { name: "无需发货" }).check({ force: true });
    await send.getByRole("switch", { name: "分单发货" }).click();
    const quantities = send.getByRole("textbox", { name: /发货数量$/ });
    await quantities.first().fill("1");
    await send.getByRole("button", { name: "提交" }).click();
    await expect(view.row(split.orderNo)).toContainText("部分发货");
    await page.getByRole("button", { name: "重置" }).click();
    await day.agrees();
  });

  await test.step("one is written off by its code", async () => {
    await day.toOrders("notShipped");
    await page.getByRole("button", { name: "核销订单" }).click();
    const verify = view.dialog("核销订单");
    await verify.getByRole("textbox", { name: "核销码" }).fill(code);
    await verify.getByRole("textbox", { name: "核销码" }).press("Enter");
    await expect(verify.getByText("核销成功")).toBeVisible();
    await expect(verify.getByRole("textbox", { name: "核销码" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(verify).toHaveCount(0);
    await day.agrees();
  });

  await test.step("what came in is sent by a sheet, with a row mended in place", async () => {
    await day.toOrders("notShipped");
    const [first, ...others] = sheet.map(({ orderNo }) => orderNo);
    const lines = [`${first}\t某某快递\tSF1111111111111`, ...others.map((orderNo, at) => `${orderNo}\t中通\t7310001234567${at}`)];
    await page.getByRole("button", { name: "表格发货" }).click();
    const dialog = view.dialog("表格批量发货");
    await dialog.getByRole("textbox", { name: "或者粘贴表格内容" }).fill(["订单号\t快递\t单号", ...lines].join("\n"));
    await dialog.getByRole("button", { name: "识别" }).click();
    await expect(dialog.getByText("店铺没有“某某快递”，请选择快递公司")).toBeVisible();
    await dialog.getByRole("combobox", { name: "第 2 行快递公司" }).selectOption({ label: "顺丰速运" });
    await dialog.getByRole("button", { name: `发货 ${lines.length} 个订单` }).click();
    const results = view.dialog("表格发货的结果");
    await expect(results.getByText(`成功 ${lines.length} 项，失败 0 项`)).toBeVisible();
    await results.getByRole("button", { name: "确定" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect((await day.read(`order/${first}/invoice/list`)).data).toMatchObject([{ expressCode: "shunfeng" }]);
    await day.agrees();
  });

  await test.step("refunds are refused with a reason, agreed and paid, and sent back to an address of the shop", async () => {
    await view.go("/order/refund?refundStatus=0");
    await expect(view.rows()).toHaveCount(3);
    const refundsAlone = view.row("仅退款");
    await refundsAlone.first().getByRole("button", { name: /^拒绝/ }).click();
    const reason = view.dialog("拒绝退款原因");
    await reason.getByRole("textbox").fill("商品已经拆封");
    await reason.getByRole("button", { name: "确定" }).click();
    await expect(view.rows()).toHaveCount(2);
    await refundsAlone.getByRole("button", { name: /^同意/ }).click();
    await view.dialog("系统提示").getByRole("button", { name: "确定" }).click();
    await expect(view.rows()).toHaveCount(1);
    await view.rows().getByRole("button", { name: /^同意/ }).click();
    const agreement = view.dialog("同意退款");
    await expect(agreement.getByRole("radio", { name: /售后小满/ })).toBeChecked();
    await agreement.getByRole("button", { name: "确定" }).click();
    await expect(view.rows()).toHaveCount(0);
    await expect(day.tab("用户退货")).toHaveText(/1$/);
    await day.agrees();
  });

  await test.step("returned goods are received and paid back", async () => {
    await view.go("/order/refund?refundStatus=5");
    const receive = view.rows().getByRole("button", { name: /^确认收货/ });
    await receive.click();
    await view.dialog("系统提示").getByRole("button", { name: "确定" }).click();
    await view.says("确认收货成功");
    await day.tab("已退款").click();
    await expect(view.rows()).toHaveCount(2);
  });

  await test.step("a coupon is sent to a user", async () => {
    await view.go("/user/index");
    await page.getByRole("button", { name: "发送优惠券 林一" }).click();
    await page.getByRole("button", { name: "发送 回访券" }).click();
    await view.dialog("系统提示").getByRole("button", { name: "确定" }).click();
    await expect(view.dialog("系统提示")).toHaveCount(0);
    expect((await day.read("coupon/user/list")).data).toMatchObject({ total: 1 });
    await page.keyboard.press("Escape");
  });

  await test.step("the orders that are left are exported", async () => {
    await day.toOrders("notShipped");
    const left = (await day.orders("notShipped")).length;
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出", exact: true }).click();
    await view.dialog("导出订单").getByRole("button", { name: "导出" }).click();
    const path = info.outputPath("orders.xlsx");
    await (await arriving).saveAs(path);
    expect(readFileSync(path).subarray(0, 2).toString()).toBe("PK");
    await expect(page.getByRole("group", { name: "导出订单" })).toContainText(`已导出 ${left} 个订单`);
  });
  view.expectQuiet();
});

test("an order is opened by its address, and one that is not there says so", async ({ page, view }) => {
  const merchant = await freshMerchant(page, { users: 1, orders: 1 });
  await view.enter(merchant.token, "/order/list");
  const [order] = await dayOf(page, view, merchant.token).orders("all");
  await view.open(`/order/list?detail=${order?.orderNo}`);
  await expect(view.dialog(`订单号：${order?.orderNo}`).getByText("金额明细")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/order\/list$/);
  await view.open("/order/list?detail=404404");
  await expect(view.dialog().getByText("订单不存在")).toBeVisible();
  view.expectQuiet();
});

const isOf = (orders: readonly Schema<"Order">[], wanted: string) => orders.some(({ orderNo }) => orderNo === wanted);

/** The paper sizes of a page's prints, in whole millimetres. */
async function sheetsOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: millimetres(width),
    height: millimetres(height),
  }));
}

/** The repeated actions of the day. */
function dayOf(page: Page, view: Console, token: string) {
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
  const read = (path: string) =>
    page.evaluate(async ([address, key]) => (await fetch(address, { headers: { "Authori-zation": key } })).json(), [
      `/api/admin/merchant/${path}`,
      token,
    ] as const);
  const orders = async (status: string): Promise<Schema<"Order">[]> => (await read(`order/list?limit=100&status=${status}`)).data.list;
  return {
    tab,
    read,
    orders,
    toOrders: (status: string) => view.go(`/order/list?status=${status}`),
    async find(orderNo: string) {
      await page.getByRole("textbox", { name: "订单编号" }).fill(orderNo);
      await page.getByRole("button", { name: "查询" }).click();
      await expect(view.rows()).toHaveCount(1);
    },
    /** Expects the figures of the dashboard to equal those of the lists. */
    async agrees() {
      const refunds = (await read("refund/order/list?refundStatus=0")).data.total;
      const counts = { 待发货: (await orders("notShipped")).length, 待核销: (await orders("awaitVerification")).length, 待退款: refunds };
      await view.go("/dashboard");
      for (const [name, count] of Object.entries(counts)) {
        await expect(page.getByRole("link", { name: new RegExp(`^${name}`) }).filter({ hasText: name })).toContainText(String(count));
      }
    },
  };
}
