export type { ConsolePages } from "./console-pages";
export { RoleListScreen, type RoleListScreenProps } from "./role-list-screen";
