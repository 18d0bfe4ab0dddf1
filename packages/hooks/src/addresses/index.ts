export { addressText, type AddressTextKey } from "./messages";
export { type AddressFormOptions, type AddressFormState, useAddressForm } from "./use-address-form";
export { addresses, type AddressList, useAddressList } from "./use-address-list";
export { wholeAddress } from "./whole-address";
