import type { Text } from "../core/text";

/** What stands under the fields of the login. */
export const loginText = {
  captchaNeeded: { zh: "请输入验证码", en: "Please enter the captcha" },
  captchaWrong: { zh: "请输入正确的验证码", en: "Enter the captcha correctly" },
} satisfies Record<string, Text>;
