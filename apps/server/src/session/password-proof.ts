import type { LoginSubjects } from "./login-subjects";

/** What is known of a changed password before its transaction opens. */
export interface PasswordProof {
  /** How the attempt was counted. */
  subjects: LoginSubjects;
  /** The stored hash that the old password was checked against. */
  known: string;
  isRight: boolean;
  /** The new password as it is stored; nothing when the old one was wrong. */
  password?: string;
}
