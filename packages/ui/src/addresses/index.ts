export { AddressListScreen } from "./address-list-screen";
