export { billNames, financeRuleMessages } from "./messages";
export { isPayeeKnown, type PayeeFields, type PayoutInput, payoutType } from "./payee";
export { canSettle, type SettlementLimits, settlementMarkMax, settlementProblems, type WantedSettlement } from "./settlement-problems";
