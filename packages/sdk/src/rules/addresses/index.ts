export { addressRules } from "./address-rules";
