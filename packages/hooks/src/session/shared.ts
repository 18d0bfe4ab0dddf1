export { type Device, deviceOf } from "./device";
export { passwordContext } from "./password-engine";
export type { PasswordStrength } from "./password-strength";
export { profileText } from "./profile-messages";
export { usePasswordStrength } from "./use-password-strength";
