export { ConsumableListScreen } from "./consumable-list-screen";
export { DeviceListScreen } from "./device-list-screen";
