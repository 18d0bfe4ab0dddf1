export { addressText } from "./messages";
export { type AddressChoice, useAddressChoice } from "./use-address-choice";
export { wholeAddress } from "./whole-address";
