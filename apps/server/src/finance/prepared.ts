import type { FactorProof } from "../session/shared";

/** Results of this domain's preparations, by operation: the code of the caller's second factor, if there is one. */
export interface PreparedFinance {
  applySettlement: FactorProof | undefined;
}
