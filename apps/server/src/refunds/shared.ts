export { makeRefund } from "./make-refund";
