export { LogListScreen, type LogListScreenProps } from "./log-list-screen";
