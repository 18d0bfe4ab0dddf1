export { categoryRuleMessages } from "./messages";
export { categoryParentProblem, type CategoryPlace } from "./parent-problem";
