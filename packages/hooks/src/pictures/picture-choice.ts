import type { PickedPicture } from "../texts";

/** Why a selection cannot be used or cropped. */
export type ChoiceProblem = "choose.first" | "choose.one" | "choose.most";

/** Why the selected pictures cannot be used, with `total` as the resulting number; undefined if they can. */
export function choiceProblem(count: number, max = 0, total = count): ChoiceProblem | undefined {
  if (count === 0) return "choose.first";
  if (max === 0 || total <= max) return undefined;
  return max === 1 ? "choose.one" : "choose.most";
}

/** Why the selected pictures cannot be cropped: at most one may be selected; with none, a local file is cropped. */
export const cropProblem = (count: number): ChoiceProblem | undefined => (count > 1 ? "choose.one" : undefined);

/** The selection after uploads: a single choice is replaced, a multiple choice grows to its limit. */
export function withArrived<Picture extends { attId: number }>(
  selected: readonly Picture[],
  arrived: readonly Picture[],
  max = 0,
  chosenBefore = 0,
) {
  if (max === 1) return arrived.slice(0, 1);
  const fresh = arrived.filter(({ attId }) => !selected.some((picture) => picture.attId === attId));
  return [...selected, ...(max === 0 ? fresh : fresh.slice(0, Math.max(0, max - chosenBefore - selected.length)))];
}

/** The result of a dialog: the pictures chosen before and the selected ones, in selection order; a single choice replaces the old one. */
export function chosenPictures(before: readonly PickedPicture[], selected: readonly PickedPicture[], max = 0) {
  const all = max === 1 ? selected : [...before, ...selected];
  const handedBack = all.map(({ attId, sattDir, bytes = 0, name }) => ({
    attId,
    sattDir,
    ...(bytes > 0 && { bytes }),
    ...(name && { name }),
  }));
  return [...new Map(handedBack.map((picture) => [picture.attId, picture])).values()];
}
