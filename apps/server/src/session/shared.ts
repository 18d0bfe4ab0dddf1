export { merchantStore } from "./merchant-store";
export { refuseDemoPassword } from "./refuse-demo-password";
