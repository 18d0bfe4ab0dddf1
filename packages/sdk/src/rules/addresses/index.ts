export { type AddressFields, addressProblems } from "./address-problems";
export { addressRuleMessages } from "./messages";
