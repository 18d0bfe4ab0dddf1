export type { Comparison } from "./comparison";
export type { FirstStep } from "./first-steps";
export { dashboardText } from "./messages";
export type { Shortcut } from "./places";
export { preloadDashboard } from "./preload-dashboard";
export { type TrendPreset, trendPresets } from "./trend-query";
export { useDashboard } from "./use-dashboard";
