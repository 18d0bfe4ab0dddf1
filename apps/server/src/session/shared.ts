export { type FactorProof, proveFactor, takeFactor } from "./factor-proof";
export { merchantStore } from "./merchant-store";
export { passwordContext } from "./password-context";
export { refuseDemoPassword } from "./refuse-demo-password";
