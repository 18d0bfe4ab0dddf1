export { financeRuleMessages, settlementProblems } from "@shopkeeper/sdk/rules/finance";
export type { BillPoint } from "./bill-points";
export { flowText, type FlowTextKey, settlementText, type SettlementTextKey, statementText, type StatementTextKey } from "./messages";
export { type MonthShortcut, monthLimitOf, monthShortcuts, monthsOf, typedMonth, withMonths } from "./month-limit";
export { type BillExportOptions, useBillExport } from "./use-bill-export";
export { fundFlow, type FundFlowList, useFundFlow } from "./use-fund-flow";
export { type SettlementDetail, useSettlementDetail } from "./use-settlement-detail";
export {
  type SettlementBase,
  type SettlementFormOptions,
  type SettlementFormState,
  useSettlementBase,
  useSettlementForm,
} from "./use-settlement-form";
export { settlements, type SettlementList, useSettlements } from "./use-settlements";
export { type BillUnit, preloadStatements, type StatementList, useStatements } from "./use-statements";
