export { AdminListScreen, type AdminListScreenProps } from "./admin-list-screen";
