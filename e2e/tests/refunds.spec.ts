import { freshMerchant } from "../fresh-merchant";
import { expect, test } from "../test";

test("refunds of a day: one refused with its reason, one sent back to an address of the shop, one received and paid", async ({
  page,
  view,
}) => {
  const merchant = await freshMerchant(page, {
    users: 1,
    addresses: [{ receiverName: "售后小满", isDefault: true }],
    orders: [
      { lines: [{ refunds: [{ refundReasonWap: "拍错了" }] }] },
      { status: 4, lines: [{ deliveryNum: 1, refunds: [{ afterSalesType: 2, returnGoodsType: 1, refundReasonWap: "颜色不喜欢" }] }] },
      { status: 4, payType: "yue", payChannel: "yue", lines: [{ deliveryNum: 1, refunds: [{ refundStatus: 5 }] }] },
    ],
  });
  await view.enter(merchant.token, "/order/refund?refundStatus=0");
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
  await expect(view.rows()).toHaveCount(2);
  await expect(tab("待审核")).toHaveText(/2$/);

  const alone = view.row("仅退款");
  await alone.getByRole("button", { name: /^拒绝/ }).click();
  const reason = view.dialog("拒绝退款原因");
  await reason.getByRole("textbox").fill("商品已经拆封");
  await reason.getByRole("button", { name: "确定" }).click();
  await expect(view.rows()).toHaveCount(1);

  await view.rows().getByRole("button", { name: /^同意/ }).click();
  const agreement = view.dialog("同意退款");
  await expect(agreement.getByRole("radio", { name: /售后小满/ })).toBeChecked();
  await agreement.getByRole("button", { name: "确定" }).click();
  await view.says("审核成功");
  await expect(view.rows()).toHaveCount(0);
  await expect(tab("用户退货")).toHaveText(/1$/);

  await tab("商家待收货").click();
  await view
    .rows()
    .getByRole("button", { name: /^确认收货/ })
    .click();
  await view.dialog("系统提示").getByRole("button", { name: "确定" }).click();
  await view.says("确认收货成功");
  await tab("已退款").click();
  await expect(view.rows()).toHaveCount(1);

  await view.rows().getByRole("button", { name: /^详情/ }).click();
  await expect(page).toHaveURL(/detail=/);
  await expect(page.getByRole("dialog").getByText("商家确认收货 - 商家")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
});
