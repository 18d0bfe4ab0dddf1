export { grantableRoles } from "./grantable-roles";
export { holdsMenus } from "./menus";
