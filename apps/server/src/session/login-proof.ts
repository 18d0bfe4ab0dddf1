/** Whether a login's password was right, found out before its transaction opens. */
export interface LoginProof {
  isRight: boolean;
  accountId?: number;
  /** The stored hash it was checked against; a password changed meanwhile makes the proof void. */
  password?: string;
}
