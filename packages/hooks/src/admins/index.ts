export { accountProblem, adminProblems, adminRuleMessages, givenPasswordProblems } from "@shopkeeper/sdk/rules/admins";
export { adminText, type AdminTextKey } from "./messages";
export { type AdminFormOptions, type AdminFormState, useAdminForm } from "./use-admin-form";
export { type AdminList, admins, useAdminList } from "./use-admin-list";
export { type AdminSessions, useAdminSessions } from "./use-admin-sessions";
export { type PasswordFormOptions, type PasswordFormState, usePasswordForm } from "./use-password-form";
