import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TransactionType } from "@shopkeeper/sdk";
import { sumOf } from "@shopkeeper/sdk/rules/money";
import { Console } from "../pages/console";
import { clientOf, startShop } from "../shop";
import { expect, test } from "../test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

test("what buyers pay stands in today's bill and in the flow; a month's bill, and an amount applied for, reviewed and paid out, and the books are right", async ({
  page,
}) => {
  const shop = await startShop();
  const command = (...args: string[]) => run(process.execPath, args, { cwd: root, env: { ...process.env, DATA_DIR: shop.dataDir } });
  try {
    const client = await clientOf(shop);
    await command("scripts/simulate.mjs", "orders", "--account", "admin", "--count", "3");
    const query = { dateLimit: "today", limit: 100 };
    const payments = (await client.listFundFlow({ query })).list.filter(({ type }) => type === TransactionType.payment);
    const [today] = (await client.listDailyStatements({ query })).list;
    expect(today).toMatchObject({ payNum: payments.length, orderRealIncome: sumOf(...payments.map(({ amount }) => amount)) });
    const view = new Console(page, shop.url);
    await view.logIn("admin", "/finance/capitalFlow?dateLimit=today");
    const [paid] = payments;
    if (!today || !paid) throw new Error("buyers have paid");
    await expect(view.row(paid.orderNo)).toContainText(grouped(paid.amount));
    await view.open("/finance/statement");
    const first = view.rows().first();
    await expect(first).toContainText(today.dataDate);
    await expect(first).toContainText(grouped(today.orderReceivable));
    await expect(first.getByRole("cell", { name: String(today.payNum), exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "月账单" }).click();
    await page.getByRole("radio", { name: "最近六个月" }).check({ force: true });
    await expect(view.rows()).toHaveCount(6);
    await view.rows().nth(1).getByRole("button", { name: /^详情/ }).click();
    const bill = view.dialog("月账单详情");
    await expect(bill.getByText("订单实际支付金额")).toBeVisible();
    await bill.getByRole("button", { name: "我知道了" }).click();

    await view.open("/finance/capitalFlow");
    await expect(view.row("订单支付").first()).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出" }).click();
    await view.dialog("导出资金流水").getByRole("button", { name: "导出" }).click();
    expect(
      readFileSync(await (await download).path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");

    await view.open("/finance/closingRecord");
    await page.getByRole("button", { name: "申请结算" }).click();
    const apply = view.dialog("申请结算");
    const amount = apply.getByRole("textbox", { name: /申请金额/ });
    await amount.fill("12.345");
    await apply.getByRole("button", { name: "立即申请" }).click();
    await expect(apply.getByText("请输入大于 0 的金额，最多两位小数")).toBeVisible();
    await amount.fill("500");
    await apply.getByRole("button", { name: "立即申请" }).click();
    await view.says("申请成功");
    const newest = view.rows().first();
    await expect(newest).toContainText("¥500.00");
    await expect(newest).toContainText("未到账");
    // the demo's platform may have started by itself
    for (let step = 0; step < 2; step += 1) await command("scripts/simulate.mjs", "settlements", "--verdict", "pass");
    await page.reload();
    await expect(newest).toContainText("已到账");
    // in a row that is too narrow the action is in a menu
    const [direct, folded] = [newest.getByRole("button", { name: /结算信息/ }), newest.getByRole("button", { name: /更多操作/ })];
    await expect(direct.or(folded)).toBeVisible();
    if (await folded.isVisible()) await folded.click();
    await direct.or(page.getByRole("menuitem", { name: "结算信息" })).click();
    await expect(view.dialog("结算信息").getByRole("button", { name: /结算凭证 1/ })).toBeVisible();
    expect((await command("scripts/books.mjs", "verify")).stdout).toContain("The books of all shops are right.");
    expect(view.errors).toEqual([]);
  } finally {
    await shop.stop();
  }
});

/** An amount as a cell shows it. */
const grouped = (amount: string) => `¥${amount.replace(/\B(?=(\d{3})+\.)/g, ",")}`;
