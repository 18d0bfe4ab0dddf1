/** The sentences of problems of an administrator; those about passwords take `passwordLimits` as parameters. */
export const adminRuleMessages = {
  accountEmpty: { zh: "请填写管理员账号", en: "Enter the account." },
  accountSpaces: { zh: "账号不能包含空格", en: "An account has no spaces." },
  pwdEmpty: { zh: "请输入管理员密码", en: "Enter a password." },
  pwdLength: { zh: "长度{{passwordMin}}-{{passwordMax}}个字符", en: "{{passwordMin}} to {{passwordMax}} characters." },
  pwdHasAccount: { zh: "密码不能包含账号", en: "A password must not contain the account." },
  pwdCommon: { zh: "这个密码太常见，容易被猜到，请换一个", en: "This password is too common and is guessed first: choose another." },
  repwdEmpty: { zh: "请再次输入密码", en: "Enter the password once more." },
  repwdDifferent: { zh: "两次输入密码不一致!", en: "The two entries differ." },
  realNameEmpty: { zh: "请填写管理员姓名", en: "Enter a name." },
  rolesEmpty: { zh: "请选择管理员身份", en: "Choose a role." },
  phoneWrong: { zh: "联系电话格式不正确!", en: "This is no mobile number." },
};
