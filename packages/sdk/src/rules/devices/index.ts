export { type Consumable, consumableProblems, isRefill, levelState, refillProblems, usualCapacity } from "./consumables";
export { type AlarmCode, alarmsOfReadings, byUrgency, isUrgent, type Metric, metricUnits, type Readings } from "./device-alarms";
export { deviceState, deviceTimes, mostDevices } from "./device-state";
export { forecast, type LevelSample } from "./forecast";
export { consumableUnits, deviceRuleMessages } from "./messages";
