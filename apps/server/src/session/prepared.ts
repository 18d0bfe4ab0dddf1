import type { LoginProof } from "./login-proof";
import type { PasswordProof } from "./password-proof";
import type { PreparedFactor } from "./prove-factor-calls";

/** What the session's preparations bring, by operation. */
export interface PreparedSession extends PreparedFactor {
  login: LoginProof;
  changePassword: PasswordProof;
}
