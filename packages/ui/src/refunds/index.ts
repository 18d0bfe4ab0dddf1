export { RefundListScreen, type RefundListScreenProps } from "./refund-list-screen";
