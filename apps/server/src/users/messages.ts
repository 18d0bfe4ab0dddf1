/** What is wrong with a filter of the user list. */
export const userMessages = {
  contentNotNumber: { zh: "请输入数字", en: "Enter digits only." },
  dateLimitInvalid: {
    zh: "请选择正确的时间范围，结束时间不能早于开始时间",
    en: "Choose a valid range; the end cannot be before the start.",
  },
};
