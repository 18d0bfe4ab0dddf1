import { lengthOf, type Problem } from "../core";
import type { viewRuleMessages } from "./messages";

/** The maximum number of a person's views of a list. */
export const mostViews = 20;

/** The maximum length of a view's name in characters. */
export const longestViewName = 20;

/** The problem of the name of a view. */
export function viewNameProblem(name: string): Problem<keyof typeof viewRuleMessages> | undefined {
  const length = lengthOf(name.trim());
  if (length === 0) return { key: "nameEmpty" };
  return length > longestViewName ? { key: "nameLong", params: { max: longestViewName } } : undefined;
}
