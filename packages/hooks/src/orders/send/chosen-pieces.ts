import type { Schema } from "@shopkeeper/sdk";
import { type ChosenPieces, chosenProblem, type LinePieces } from "@shopkeeper/sdk/rules/orders";

/** The chosen pieces of a line; an empty number is null. */
export interface PiecesDraft {
  orderDetailId: number;
  num: number | null;
}

/** A line of an order with the number of pieces that can be chosen. */
export interface PiecesLine extends Schema<"OrderLine"> {
  readonly available: number;
  /** At least one piece can be chosen. */
  readonly isValid: boolean;
}

/** The lines of an order with the pieces that can be chosen. */
export const piecesLines = (lines: readonly Schema<"OrderLine">[], available: (line: LinePieces) => number): readonly PiecesLine[] =>
  lines.map((line) => ({ ...line, available: available(line), isValid: available(line) > 0 }));

/** Converts the pieces to the request format; an empty number is left out. */
export const chosenOf = (drafts: readonly PiecesDraft[]): ChosenPieces[] =>
  drafts.map(({ orderDetailId, num }) => ({ orderDetailId, num: num ?? 0 }));

/** The drafts of the selected lines, in order of selection: existing drafts stay, a new one starts with one piece. */
export const withPicked = (drafts: readonly PiecesDraft[], ids: readonly number[]): PiecesDraft[] =>
  ids.map((id) => drafts.find(({ orderDetailId }) => orderDetailId === id) ?? { orderDetailId: id, num: 1 });

/** The drafts with a new number of pieces for a line, which is selected by that. */
export const withPieces = (drafts: readonly PiecesDraft[], id: number, num: number | null): PiecesDraft[] =>
  drafts.some(({ orderDetailId }) => orderDetailId === id)
    ? drafts.map((draft) => (draft.orderDetailId === id ? { ...draft, num } : draft))
    : [...drafts, { orderDetailId: id, num }];

/** The lines with a missing or invalid number of pieces. */
export const wrongPieces = (drafts: readonly PiecesDraft[], lines: readonly PiecesLine[]): ReadonlySet<number> =>
  new Set(
    drafts
      .filter(({ orderDetailId, num }) => num === null || num < 1 || num > (lines.find(({ id }) => id === orderDetailId)?.available ?? 0))
      .map(({ orderDetailId }) => orderDetailId),
  );

/** The problem of the chosen pieces: the key of a sentence, and its numbers. */
export function piecesProblem(drafts: readonly PiecesDraft[], lines: readonly PiecesLine[], available: (line: LinePieces) => number) {
  const problem = chosenProblem(chosenOf(drafts), lines, available);
  if (!problem) return undefined;
  const { place = 0, max = 0, entry = 0 } = problem.params ?? {};
  return { key: problem.key, params: { place: Number(place), max: Number(max), entry: Number(entry) } };
}
