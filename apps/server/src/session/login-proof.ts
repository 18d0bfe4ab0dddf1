import type { FactorProof } from "./factor-proof";
import type { LoginSubjects } from "./login-subjects";

/** Whether a login's password was right, found out and counted before its transaction opens. */
export interface LoginProof {
  isRight: boolean;
  accountId?: number;
  /** The stored hash it was checked against; a password changed meanwhile makes the proof void. */
  password?: string;
  /** The code of the account's second factor, which is not taken yet; absent where it has none. */
  factor?: FactorProof;
  /** How the attempt was counted. */
  subjects: LoginSubjects;
}
