export { dashboardText } from "./messages";
export type { Shortcut } from "./places";
export { preloadDashboard } from "./preload-dashboard";
export { type Comparison, useDashboard } from "./use-dashboard";
export type { FirstStep } from "./use-first-steps";
