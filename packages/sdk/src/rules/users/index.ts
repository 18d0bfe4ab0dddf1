export { userRuleMessages } from "./messages";
export { type UserSearch, userSearchProblems, userSearchWords } from "./search-problems";
