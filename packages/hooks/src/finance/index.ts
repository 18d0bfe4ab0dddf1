export type { BillPoint } from "./bill-points";
export { flowText, type FlowTextKey, settlementText, type SettlementTextKey, statementText, type StatementTextKey } from "./messages";
export { type MonthShortcut, monthLimitOf, monthShortcuts, monthsOf, typedMonth, withMonths } from "./month-limit";
export { type BillExportOptions, useBillExport } from "./use-bill-export";
export { fundFlow, useFundFlow } from "./use-fund-flow";
export { useSettlementDetail } from "./use-settlement-detail";
export { type SettlementFormOptions, useSettlementBase, useSettlementForm } from "./use-settlement-form";
export { settlements, useSettlements } from "./use-settlements";
export { type BillUnit, preloadStatements, useStatements } from "./use-statements";
