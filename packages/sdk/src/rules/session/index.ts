export { passwordRuleMessages } from "./messages";
export { passwordLimits } from "./password-limits";
export { passwordProblems } from "./password-problems";
