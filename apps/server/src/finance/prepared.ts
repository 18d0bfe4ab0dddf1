import type { FactorProof } from "../session/shared";

/** What the preparations of this domain bring, by operation: the code of whoever asks for money, where they have a second factor. */
export interface PreparedFinance {
  applySettlement: FactorProof | undefined;
}
