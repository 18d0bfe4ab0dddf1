/** The sentences of problems of a search among users or among their activities, and of a choice of users. */
export const userRuleMessages = {
  usersEmpty: { zh: "请选择用户", en: "Choose at least one user." },
  digits: { zh: "用户ID和手机号只能输入数字", en: "A user ID or phone has digits only." },
  dateLimitInvalid: {
    zh: "请选择正确的时间范围，结束时间不能早于开始时间",
    en: "Choose a valid range; the end cannot be before the start.",
  },
};
