/** Some pieces out of all pieces of a line, and the amount of earlier refunds; amounts in cents or points. */
export interface RefundShare {
  /** The amount of all pieces. */
  readonly whole: number;
  /** All pieces. */
  readonly all: number;
  /** The pieces of this refund. */
  readonly pieces: number;
  /** Pieces of earlier refunds that were paid or are open. */
  readonly piecesBefore: number;
  /** The amount of those refunds. */
  readonly amountBefore: number;
}

/**
 * The share of some pieces in an amount of their line: in proportion, half-up; the last pieces get the rest.
 *
 * Never more than the rest, so that the shares of all pieces add up to the whole amount, however they are split.
 */
export function refundShare({ whole, all, pieces, piecesBefore, amountBefore }: RefundShare): number {
  const left = whole - amountBefore;
  return piecesBefore + pieces >= all ? left : Math.min(left, Math.floor((2 * whole * pieces + all) / (2 * all)));
}
