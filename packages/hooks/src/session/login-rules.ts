import { fields } from "@shopkeeper/sdk";
import * as z from "zod/mini";

const trimmed = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.trim()),
      z.string().check(z.maxLength(maxLength)),
    ),
  );

/** The validation rules of the login; captcha and second factor code only if they are shown. */
export const loginSchema = ({ needsCaptcha, needsFactor }: { needsCaptcha: boolean; needsFactor: boolean }) =>
  z.object({
    account: trimmed(fields.LoginInput.account.maxLength).check(z.minLength(1, "login.accountRequired")),
    pwd: trimmed(fields.LoginInput.pwd.maxLength).check(z.minLength(1, "login.passwordRequired")),
    code: needsCaptcha
      ? trimmed(fields.LoginInput.code.maxLength).check(z.minLength(1, "login.captchaRequired"))
      : trimmed(fields.LoginInput.code.maxLength),
    factorCode: needsFactor ? trimmed(fields.LoginInput.factorCode.maxLength).check(z.minLength(1, "login.factorRequired")) : z.string(),
  });

/** The fields of the login. */
export interface LoginFields {
  account: string;
  pwd: string;
  code: string;
  /** A code of the second factor. */
  factorCode: string;
}
