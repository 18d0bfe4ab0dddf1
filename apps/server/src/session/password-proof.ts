import type { LoginSubjects } from "./login-subjects";

/** The results of checking a password change before its transaction opens. */
export interface PasswordProof {
  /** The counters of the attempt. */
  subjects: LoginSubjects;
  /** The stored hash that the old password was checked against. */
  known: string;
  isRight: boolean;
  /** The hash of the new password; absent when the old one was wrong. */
  password?: string;
}
