import { PayoutType, type Schema } from "@shopkeeper/sdk/contract";

/** A stored kind of payout. */
export const payoutOf = (stored: string): Schema<"PayoutType"> =>
  Object.values(PayoutType).find((type) => type === stored) ?? PayoutType.bank;
