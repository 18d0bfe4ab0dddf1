import { lengthOf, type Problem } from "../core";
import type { viewRuleMessages } from "./messages";

/** How many views a person has of a list at most. */
export const mostViews = 20;

/** How many characters the name of a view has at most. */
export const longestViewName = 20;

/** What is wrong with the name of a view. */
export function viewNameProblem(name: string): Problem<keyof typeof viewRuleMessages> | undefined {
  const length = lengthOf(name.trim());
  if (length === 0) return { key: "nameEmpty" };
  return length > longestViewName ? { key: "nameLong", params: { max: longestViewName } } : undefined;
}
