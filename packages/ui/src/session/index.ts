export { FirstPasswordScreen, type FirstPasswordScreenProps } from "./first-password-screen";
export type { LoginFormProps } from "./login-form";
export { LoginScreen } from "./login-screen";
export { LogoutDialog, type LogoutDialogProps } from "./logout-dialog";
export { ProfileScreen, type ProfileScreenProps } from "./profile-screen";
