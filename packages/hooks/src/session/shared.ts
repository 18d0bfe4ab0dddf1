export { type Device, deviceOf } from "./device";
export { passwordStrength, type PasswordStrength } from "./password-strength";
export { profileText } from "./profile-messages";
