import type { Text } from "@shopkeeper/sdk/rules/core";

/** The error at the old password, which only the server can check. */
export const oldPasswordWrong: Text = { zh: "原始密码不正确", en: "This is not the present password" };

/** The error at the present password that is typed as a confirmation. */
export const passwordWrong: Text = { zh: "密码不正确", en: "This is not the present password" };

/** The error at a missing captcha of the login. */
export const captchaNeeded: Text = { zh: "请输入验证码", en: "Please enter the captcha" };
