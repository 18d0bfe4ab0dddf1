export { makeRefund } from "./make-refund";
export { refundingPieces } from "./refunding-pieces";
