export { SettingsDrawer, type SettingsDrawerProps } from "./settings-drawer";
