export { AddressChoice, type AddressChoiceProps } from "./address-choice";
