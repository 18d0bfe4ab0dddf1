export type { AccountChoice } from "./account-menu";
export { type Links, useLink } from "./links";
export { MissingScreen } from "./missing-screen";
export { ProgressLine } from "./progress-line";
export { RefusedScreen } from "./refused-screen";
export { ScreenFailure, type ScreenFailureProps } from "./screen-failure";
export { SharedHosts } from "./shared-hosts";
export { Shell, type ShellProps } from "./shell";
