import type { LoginProof } from "./login-proof";
import type { PasswordProof } from "./password-proof";

/** What the session's preparations bring, by operation. */
export interface PreparedSession {
  login: LoginProof;
  changePassword: PasswordProof;
}
