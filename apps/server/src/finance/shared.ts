export { feeOf } from "./entries";
export { ledgerStore } from "./ledger-store";
