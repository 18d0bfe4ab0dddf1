import type { FactorProof } from "./factor-proof";
import type { LoginSubjects } from "./login-subjects";

/** Whether a login's password was right, checked and counted before its transaction opens. */
export interface LoginProof {
  isRight: boolean;
  accountId?: number;
  /** The stored hash it was checked against; a password changed meanwhile invalidates the proof. */
  password?: string;
  /** The code of the account's second factor, not used up yet; absent without a second factor. */
  factor?: FactorProof;
  /** The counters of the attempt. */
  subjects: LoginSubjects;
}
