import { wireTime } from "@shopkeeper/sdk/rules/time";

/** The number of a refund, here and at its payment provider: its time, and its id. */
export const refundNumber = (createTime: Date, id: number) =>
  `TK${wireTime(createTime).replace(/\D/g, "").slice(2)}${String(id).padStart(8, "0")}`;
