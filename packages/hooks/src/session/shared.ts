export { deviceOf } from "./device";
export { passwordStrength } from "./password-strength";
export { profileText } from "./profile-messages";
