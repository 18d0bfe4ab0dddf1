export { explainMenu, type MenuExplanation, type NamedRole, type RightHolder } from "./explain-menu";
export { type GrantingRole, heldMenus, losesMenus } from "./held-menus";
export { type CheckOptions, markOf, type MenuMark, rulesOf, toggleMenu } from "./menu-checks";
export { type MenuIndex, menuIndex, type MenuPlace } from "./menu-index";
export { menuLocks, type NamedMenu, type RoleEditor } from "./menu-locks";
export { roleRuleMessages } from "./messages";
export { type RoleFields, roleProblems } from "./role-problems";
