import type { LoginProof } from "./login-proof";
import type { PasswordProof } from "./password-proof";
import type { PreparedFactor } from "./prove-factor-calls";

/** The results of the session's preparations, by operation. */
export interface PreparedSession extends PreparedFactor {
  login: LoginProof;
  changePassword: PasswordProof;
}
