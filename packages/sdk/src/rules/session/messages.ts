/** The sentences of problems of a changed password; they take `passwordLimits` as parameters. */
export const passwordRuleMessages = {
  oldEmpty: { zh: "请填写原始密码", en: "Enter the current password." },
  newEmpty: { zh: "请输入新密码", en: "Enter a new password." },
  newLength: { zh: "长度{{passwordMin}}-{{passwordMax}}个字符", en: "{{passwordMin}} to {{passwordMax}} characters." },
  newHasAccount: { zh: "密码不能包含账号", en: "A password must not contain the account." },
  newCommon: { zh: "这个密码太常见，容易被猜到，请换一个", en: "This password is too common and is guessed first: choose another." },
  newSame: { zh: "新密码不能与原始密码相同", en: "The new password must differ from the present one." },
  confirmEmpty: { zh: "请再次输入密码", en: "Enter the new password once more." },
  confirmDifferent: { zh: "两次输入密码不一致!", en: "The two entries differ." },
};
