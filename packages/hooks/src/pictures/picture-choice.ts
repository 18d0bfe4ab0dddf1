import type { PickedPicture } from "../core";

/** How many pictures a dialog hands back, in the words of the wire: "1" one, "2" several. */
export type IsMore = "1" | "2";

/** Why a selection cannot be used or cropped. */
export type ChoiceProblem = "choose.first" | "choose.one";

/** Why the selected pictures cannot be used; undefined when they can. */
export function choiceProblem(count: number, isMore: IsMore): ChoiceProblem | undefined {
  if (count === 0) return "choose.first";
  return isMore === "1" && count > 1 ? "choose.one" : undefined;
}

/** Why the selected pictures cannot be cropped: more than one is too many, none is a picture of one's own. */
export const cropProblem = (count: number): ChoiceProblem | undefined => (count > 1 ? "choose.one" : undefined);

/** What a dialog hands back: the pictures chosen before and the selected ones, in the order of selecting; a single one takes the place of the one before. */
export function chosenPictures(before: readonly PickedPicture[], selected: readonly PickedPicture[], isMore: IsMore) {
  const all = isMore === "1" ? selected : [...before, ...selected];
  return [...new Map(all.map(({ attId, sattDir, bytes = 0 }) => [attId, { attId, sattDir, ...(bytes > 0 && { bytes }) }])).values()];
}
