export { LoginScreen, type LoginScreenProps } from "./login-screen";
export { LogoutDialog } from "./logout-dialog";
