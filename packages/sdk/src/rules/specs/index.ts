export { specRuleMessages } from "./messages";
export { specLimits } from "./spec-limits";
export { combinationsProblem, type Spec, specNameProblem, type SpecProblem, specsProblem, specValuesProblem } from "./spec-problems";
