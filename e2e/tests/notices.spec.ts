import { freshMerchant } from "../fresh-merchant";
import { expect, test } from "../test";

test("the bell counts, opening leads there or says that it is gone, and a second window agrees", async ({ page, view }) => {
  const order = { kind: "order", subject: "order" } as const;
  const merchant = await freshMerchant(page, {
    orders: 1,
    notices: [
      { ...order, subjectId: "DD1", params: { number: "DD1", amount: "12.00" } },
      {},
      { kind: "settlement", subject: "settlement", subjectId: "CM1", params: { number: "CM1", amount: "9.00", outcome: "paid" } },
    ],
  });
  await view.enter(merchant.token);
  const bell = page.getByRole("banner").getByRole("button", { name: /^通知/ });
  await expect(bell).toHaveAccessibleName("通知，3 条未读");
  await bell.click();
  const panel = page.getByRole("dialog", { name: "通知" });
  await panel.getByRole("link", { name: /收到新订单 DD1，/ }).click();
  await expect(page.getByText(/订单已被删除或已过期/)).toBeVisible();
  await expect(bell).toHaveAccessibleName("通知，2 条未读");
  await panel.getByRole("link", { name: /收到新订单 \d+，/ }).click();
  await expect(page).toHaveURL(/\/order\/list\?orderNo=\d+$/);
  await expect(bell).toHaveAccessibleName("通知，1 条未读");

  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherBell = other.getByRole("banner").getByRole("button", { name: /^通知/ });
  await expect(otherBell).toHaveAccessibleName("通知，1 条未读");

  await bell.click();
  await panel.getByRole("link", { name: "查看全部通知" }).click();
  await expect(page).toHaveURL(/\/maintain\/notices$/);
  await page.getByRole("button", { name: "全部已读" }).click();
  await expect(bell).toHaveAccessibleName("通知");
  await expect(otherBell).toHaveAccessibleName("通知");
  await expect(page.getByRole("table", { name: "通知中心" }).getByRole("row")).toHaveCount(4);
});
