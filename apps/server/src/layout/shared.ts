export { menusGranting, permissionsOf } from "./menu-rights";
