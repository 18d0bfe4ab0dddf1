import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf, moneyText } from "../money";
import { isPayeeKnown, payoutType } from "./payee";
import { settlementProblems } from "./settlement-problems";

const payee = { bankUserName: "山月茶业", bankName: "招商银行", bankCard: "571900880110806", bankAddress: "西湖支行" };
const limits = { transferMinAmount: "10.00", transferMaxAmount: "5000.00", transferBalance: "800.00", ...payee };
const wrong = (amount: string, more = {}) => settlementProblems({ amount, closingType: "bank", mark: "" }, { ...limits, ...more });

test.each(["10", "10.00", "799.99", "800"])("%s can be applied for", (amount) => expect(wrong(amount)).toEqual({}));

test.each([
  ["", "amountEmpty"],
  ["12.345", "amountWrong"],
  ["-20", "amountWrong"],
  ["0", "amountWrong"],
  ["0.00", "amountWrong"],
  ["十元", "amountWrong"],
  ["1e2", "amountWrong"],
  ["9.99", "belowMin"],
  ["5000.01", "aboveMax"],
  ["800.01", "aboveBalance"],
])("%j is refused: %s", (amount, key) => expect(wrong(amount)).toMatchObject({ amount: { key } }));

test("where less than the least amount is there, that is what is said", () => {
  expect(wrong("10", { transferBalance: "9.99" })).toEqual({ amount: { key: "balanceTooLow", params: { amount: "9.99", min: "10.00" } } });
});

test("each kind of payout needs fields of its own", () => {
  const problem = { closingType: { key: "payeeMissing" } };
  expect(settlementProblems({ amount: "10", closingType: "wechat", mark: "" }, limits)).toEqual(problem);
  expect(settlementProblems({ amount: "10", closingType: "alipay", mark: "" }, limits)).toEqual(problem);
  expect(wrong("10", { bankCard: " " })).toEqual(problem);
  expect(isPayeeKnown("alipay", { alipayCode: "a@b.cn", alipayQrcodeUrl: "x.png" })).toBe(true);
  expect(isPayeeKnown("weixin", { wechatCode: "shanyue", wechatQrcodeUrl: "x.png" })).toBe(false);
});

test("wechat is another word for weixin", () => {
  expect([payoutType("wechat"), payoutType("weixin"), payoutType("bank")]).toEqual(["weixin", "weixin", "bank"]);
});

test("an amount is accepted just where it lies within all limits", () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, cents, (amount, min, max, balance) => {
      const given = { transferMinAmount: moneyText(min), transferMaxAmount: moneyText(max), transferBalance: moneyText(balance), ...payee };
      const isFine = settlementProblems({ amount: moneyText(amount), closingType: "bank", mark: "" }, given).amount === undefined;
      expect(isFine).toBe(amount >= min && amount <= max && amount <= balance && balance >= min);
      expect(centsOf(moneyText(amount))).toBe(amount);
    }),
  );
});
