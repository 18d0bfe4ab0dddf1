export { flatMenus, grantedTree, type MenuNode, menuTrail } from "./menu-nodes";
export { roleHistory } from "./role-history";
export { roleText, type RoleTextKey } from "./messages";
export { useExplanation } from "./use-explanation";
export { type MenuChecks, type MenuChecksOptions, useMenuChecks } from "./use-menu-checks";
export { type RoleFormOptions, useRoleForm } from "./use-role-form";
export { roles, useRoleList } from "./use-role-list";
export { useTriedRole } from "./use-tried-role";
