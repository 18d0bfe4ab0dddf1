export { roleProblems, roleRuleMessages } from "@shopkeeper/sdk/rules/roles";
export { flatMenus, grantedTree, type MenuNode, menuTrail } from "./menu-nodes";
export { roleHistory } from "./role-history";
export { roleText, type RoleTextKey } from "./messages";
export { type Explanation, useExplanation } from "./use-explanation";
export { type MenuChecks, type MenuChecksOptions, useMenuChecks } from "./use-menu-checks";
export { type RoleFormOptions, type RoleFormState, useRoleForm } from "./use-role-form";
export { type RoleList, roles, useRoleList } from "./use-role-list";
export { type TriedRole, useTriedRole } from "./use-tried-role";
