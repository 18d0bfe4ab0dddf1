export { dashboardText } from "./messages";
export type { Shortcut } from "./places";
export { preloadDashboard } from "./preload-dashboard";
export { type Comparison, type Dashboard, type Ranking, useDashboard } from "./use-dashboard";
export type { FirstStep } from "./use-first-steps";
