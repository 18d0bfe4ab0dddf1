export { menuRows, type MenuRow } from "./menu-tree";
export { menusGranting, permissionsOf } from "./menu-rights";
export { platformSettingStore } from "./platform-setting-store";
