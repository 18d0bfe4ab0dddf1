export { holdsMenus } from "./menus";
