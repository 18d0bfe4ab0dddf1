/** Some pieces out of all pieces of a line, and what the refunds before them took; amounts in cents or points. */
export interface RefundShare {
  /** The amount of all pieces. */
  readonly whole: number;
  /** All pieces. */
  readonly all: number;
  /** The pieces of this refund. */
  readonly pieces: number;
  /** Pieces of the refunds before this one that were paid or are open. */
  readonly piecesBefore: number;
  /** What those refunds took. */
  readonly amountBefore: number;
}

/**
 * What some pieces take of an amount of their line: in proportion, half-up; the last pieces take what is left.
 *
 * Never more than what is left, so that the shares of all pieces are the whole amount in whatever parts they come.
 */
export function refundShare({ whole, all, pieces, piecesBefore, amountBefore }: RefundShare): number {
  const left = whole - amountBefore;
  return piecesBefore + pieces >= all ? left : Math.min(left, Math.floor((2 * whole * pieces + all) / (2 * all)));
}
