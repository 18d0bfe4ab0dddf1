export { deviceName } from "./device-name";
export { PasswordMeter } from "./password-meter";
export { SessionRow } from "./session-row";
