export { userRuleMessages, userSearchProblems } from "@shopkeeper/sdk/rules/users";
export { userText, type UserTextKey } from "./messages";
export { useUserDetails } from "./use-user-details";
export { type UserList, users, useUserList } from "./use-user-list";
