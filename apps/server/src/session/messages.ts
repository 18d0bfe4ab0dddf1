import type { Text } from "@shopkeeper/sdk/rules/core";

/** What stands under the fields of a changed password. */
export const passwordText = {
  oldWrong: { zh: "原始密码不正确", en: "This is not the present password" },
  different: { zh: "两次输入密码不一致!", en: "The two entries differ" },
  same: { zh: "新密码不能与原始密码相同", en: "The new password must differ from the present one" },
} satisfies Record<string, Text>;

/** What stands under the fields of the login. */
export const loginText = {
  captchaNeeded: { zh: "请输入验证码", en: "Please enter the captcha" },
  captchaWrong: { zh: "请输入正确的验证码", en: "Enter the captcha correctly" },
} satisfies Record<string, Text>;
