export { addressText } from "./messages";
export { useAddressChoice } from "./use-address-choice";
export { wholeAddress } from "./whole-address";
