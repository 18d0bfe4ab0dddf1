export { viewRuleMessages } from "./messages";
export { longestViewName, mostViews, viewNameProblem } from "./view-name-problem";
