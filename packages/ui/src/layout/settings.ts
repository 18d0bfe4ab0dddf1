export { OrderAlertChoice } from "./order-alert-choice";
export { SettingsDrawer, type SettingsDrawerProps } from "./settings-drawer";
