export { addressText, type AddressTextKey } from "./messages";
export { type AddressFormOptions, useAddressForm } from "./use-address-form";
export { addresses, useAddressList } from "./use-address-list";
export { wholeAddress } from "./whole-address";
