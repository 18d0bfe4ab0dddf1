import { centsOf } from "@shopkeeper/sdk/rules/money";
import type { Platform } from "../kernel/platform";

/** The platform's rules for settlements; amounts in cents. */
export interface SettlementRules {
  /** The balance that must remain. */
  guaranteed: number;
  min: number;
  max: number;
  /** The days after its payment for which the money of an order is frozen. */
  freezeDays: number;
}

/** The platform's settings, or the defaults. */
export async function settlementRules({ settings }: Pick<Platform, "settings">): Promise<SettlementRules> {
  const amountOf = async (key: string, otherwise: number) => {
    const set = centsOf((await settings.find(key)) ?? "");
    return set >= 0 ? set : otherwise;
  };
  const days = Number((await settings.find("merchant_share_freeze_time")) ?? Number.NaN);
  return {
    guaranteed: await amountOf("merchant_guaranteed_amount", 100_00),
    min: await amountOf("merchant_transfer_min_amount", 10_00),
    max: await amountOf("merchant_transfer_max_amount", 50_000_00),
    freezeDays: Number.isInteger(days) && days >= 0 ? days : 7,
  };
}
