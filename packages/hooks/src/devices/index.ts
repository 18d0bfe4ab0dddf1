export { curlLine, sampleReport, tokenPlace } from "./curl-line";
export { deviceText, type DeviceTextKey } from "./messages";
export { unitOf } from "./unit-of";
export { type ConsumableFormOptions, useConsumableLimits, useRefillForm, useRefills } from "./use-consumable-forms";
export { consumables, useConsumableList } from "./use-consumable-list";
export { detailHours, useDeviceDetail } from "./use-device-detail";
export { type DeviceFormOptions, useDeviceForm } from "./use-device-form";
export { devices, type NamedDevice, useDeviceList } from "./use-device-list";
