export { passwordRuleMessages } from "./messages";
export { type PasswordContext, type PasswordFault, passwordFault } from "./password-fault";
export { passwordLimits } from "./password-limits";
export { passwordProblems } from "./password-problems";
