import type { Problem, Problems } from "../core";
import { centsOf, isPrice } from "../money";
import type { financeRuleMessages } from "./messages";
import { isPayeeKnown, type PayeeFields, type PayoutInput, payoutType } from "./payee";

type Key = keyof typeof financeRuleMessages;

/** The requested settlement: an amount in yuan as it was typed. */
export interface WantedSettlement {
  readonly amount: string;
  readonly closingType: PayoutInput;
  readonly mark: string;
}

/** The limits of a settlement; amounts in yuan. */
export type SettlementLimits = Readonly<Record<"transferMinAmount" | "transferMaxAmount" | "transferBalance", string>> & PayeeFields;

/** The maximum length of the note on a settlement, in characters. */
export const settlementMarkMax = 200;

/** The problems of an application for a settlement, by field. */
export function settlementProblems(
  { amount, closingType, mark }: WantedSettlement,
  limits: SettlementLimits,
): Problems<keyof WantedSettlement, Key> {
  const amountWrong = amountProblem(amount, limits);
  return {
    ...(!isPayeeKnown(payoutType(closingType), limits) && { closingType: { key: "payeeMissing" } }),
    ...(amountWrong && { amount: amountWrong }),
    ...([...mark].length > settlementMarkMax && { mark: { key: "markTooLong", params: { limit: settlementMarkMax } } }),
  };
}

function amountProblem(amount: string, limits: SettlementLimits): Problem<Key> | undefined {
  const { transferMinAmount: min, transferMaxAmount: max, transferBalance } = limits;
  if (amount.trim() === "") return { key: "amountEmpty" };
  const cents = isPrice(amount) ? centsOf(amount) : 0;
  if (cents <= 0) return { key: "amountWrong" };
  if (!canSettle(limits)) return { key: "balanceTooLow", params: { amount: transferBalance, min } };
  if (cents < centsOf(min)) return { key: "belowMin", params: { min } };
  if (cents > centsOf(max)) return { key: "aboveMax", params: { max } };
  return cents > centsOf(transferBalance) ? { key: "aboveBalance" } : undefined;
}

/** Whether the balance covers the minimum amount. */
export const canSettle = ({ transferMinAmount, transferBalance }: Pick<SettlementLimits, "transferMinAmount" | "transferBalance">) =>
  centsOf(transferBalance) >= centsOf(transferMinAmount);
