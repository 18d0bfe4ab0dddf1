import type { Problem } from "../core";
import type { categoryRuleMessages } from "./messages";

/** A category and its intended parent. */
export interface CategoryPlace {
  /** Undefined for a new category. */
  readonly id: number | undefined;
  readonly hasChildren: boolean;
  /** Undefined for the top. */
  readonly parent: { readonly id: number; readonly pid: number } | undefined;
}

/** Why a category cannot be put below its parent; the categories of a shop have two levels. */
export function categoryParentProblem({ id, hasChildren, parent }: CategoryPlace): Problem<keyof typeof categoryRuleMessages> | undefined {
  if (!parent) return undefined;
  if (parent.id === id) return { key: "parentIsSelf" };
  if (parent.pid !== 0) return { key: "parentNotTop" };
  return hasChildren ? { key: "hasChildren" } : undefined;
}
