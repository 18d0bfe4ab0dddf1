export { userRuleMessages } from "./messages";
export { type UserSearch, userSearchProblems } from "./search-problems";
