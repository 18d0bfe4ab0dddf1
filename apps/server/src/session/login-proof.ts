import type { LoginSubjects } from "./login-subjects";

/** Whether a login's password was right, found out and counted before its transaction opens. */
export interface LoginProof {
  isRight: boolean;
  accountId?: number;
  /** The stored hash it was checked against; a password changed meanwhile makes the proof void. */
  password?: string;
  /** How the attempt was counted. */
  subjects: LoginSubjects;
}
