export { ledgerStore } from "./ledger-store";
