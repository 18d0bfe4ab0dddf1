export { dashboardText } from "./messages";
export { greetingOf } from "./greeting";
export { type Shortcut, useDashboard } from "./use-dashboard";
