export { StoreSettingsScreen, type StoreSettingsScreenProps } from "./store-settings-screen";
