import type { Text } from "@shopkeeper/sdk/rules/core";

/** What stands under the old password that only the server can judge. */
export const oldPasswordWrong: Text = { zh: "原始密码不正确", en: "This is not the present password" };

/** What stands under the present password that is typed to be sure. */
export const passwordWrong: Text = { zh: "密码不正确", en: "This is not the present password" };

/** What stands under the captcha of the login that is missing. */
export const captchaNeeded: Text = { zh: "请输入验证码", en: "Please enter the captcha" };
