export { MenuIcon, type MenuIconProps } from "./menu-icon";
