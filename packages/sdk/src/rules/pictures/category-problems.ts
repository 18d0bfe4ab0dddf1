import { PictureCategoryInput } from "../../generated/fields";
import { lengthOf, type Problem } from "../core";
import type { pictureRuleMessages } from "./messages";

type CategoryProblem = Problem<keyof typeof pictureRuleMessages>;

/** The limits of a picture category, from the contract. */
export const pictureCategoryLimits = {
  nameMax: PictureCategoryInput.name.maxLength,
  sortMax: PictureCategoryInput.sort.max,
} as const;

/** The problem of the name of a picture category. */
export function pictureCategoryNameProblem(name: string): CategoryProblem | undefined {
  const length = lengthOf(name.trim());
  if (length === 0) return { key: "nameEmpty" };
  return length > pictureCategoryLimits.nameMax ? { key: "nameLong", params: pictureCategoryLimits } : undefined;
}

/** Why a picture category cannot be put below `parent`; `above` has the ids of that parent's ancestors. */
export function pictureCategoryParentProblem(id: number, parent: number, above: readonly number[]): CategoryProblem | undefined {
  if (parent === id) return { key: "parentIsSelf" };
  return above.includes(id) ? { key: "parentIsBelow" } : undefined;
}
