export { userText, type UserTextKey } from "./messages";
export { useUserDetails } from "./use-user-details";
export { users, useUserList } from "./use-user-list";
