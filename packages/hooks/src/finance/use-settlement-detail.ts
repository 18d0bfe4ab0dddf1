import type { Schema } from "@shopkeeper/sdk";
import { type Read, useRead } from "../core";

/** One settlement for its dialog. */
export interface SettlementDetail extends Omit<Read<"getSettlement">, "data"> {
  settlement: Schema<"SettlementDetail"> | undefined;
  proofs: readonly string[];
}

/** One settlement for its dialog, with the addresses of the pictures that prove its payout. */
export function useSettlementDetail(closingNo: string): SettlementDetail {
  const { data: settlement, ...read } = useRead("getSettlement", { path: { closingNo } });
  return { ...read, settlement, proofs: settlement ? picturesIn(settlement.closingProof) : [] };
}

function picturesIn(text: string): readonly string[] {
  const pictures: unknown = JSON.parse(text);
  return Array.isArray(pictures) ? pictures.filter((one) => typeof one === "string") : [];
}
