export { consumableProblems, deviceRuleMessages, refillProblems } from "@shopkeeper/sdk/rules/devices";
export { curlLine, sampleReport, tokenPlace } from "./curl-line";
export { deviceText, type DeviceTextKey } from "./messages";
export { unitOf } from "./unit-of";
export { type ConsumableFormOptions, type RefillFormState, useConsumableLimits, useRefillForm, useRefills } from "./use-consumable-forms";
export { type ConsumableList, consumables, useConsumableList } from "./use-consumable-list";
export { detailHours, type DeviceDetail, useDeviceDetail } from "./use-device-detail";
export { type DeviceFormOptions, type DeviceFormState, useDeviceForm } from "./use-device-form";
export { type DeviceList, devices, type NamedDevice, useDeviceList } from "./use-device-list";
