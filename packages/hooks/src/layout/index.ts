export { breadcrumbOf, type Crumb } from "./breadcrumb";
export { isHttpAddress, isMenuDisabled, type MenuEntry, menuEntries, type TitleOf, trailTo } from "./menu-tree";
export { layoutText } from "./messages";
export { pageTitle } from "./page-title";
export { mobileWidth, useSidebar } from "./use-sidebar";
