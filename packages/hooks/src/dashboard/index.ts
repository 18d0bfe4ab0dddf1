export type { Comparison } from "./comparison";
export type { FirstStep } from "./first-steps";
export { dashboardText } from "./messages";
export type { Shortcut } from "./places";
export { preloadDashboard } from "./preload-dashboard";
export { useDashboard } from "./use-dashboard";
