export { FundFlowScreen, type FundFlowScreenProps } from "./fund-flow-screen";
export { SettlementListScreen, type SettlementListScreenProps } from "./settlement-list-screen";
export { StatementScreen, type StatementScreenProps } from "./statement-screen";
