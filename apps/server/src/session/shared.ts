export { merchantStore } from "./merchant-store";
export { passwordContext } from "./password-context";
export { refuseDemoPassword } from "./refuse-demo-password";
