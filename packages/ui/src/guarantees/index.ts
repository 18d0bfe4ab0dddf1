export { GuaranteeListScreen } from "./guarantee-list-screen";
