export { UserListScreen, type UserListScreenProps } from "./user-list-screen";
