export { accountProblem, type AdminFields, adminProblems, type GivenPassword, givenPasswordProblems } from "./admin-problems";
export { adminRuleMessages } from "./messages";
