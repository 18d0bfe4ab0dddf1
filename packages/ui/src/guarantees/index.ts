export { GuaranteeGroupScreen } from "./guarantee-group-screen";
