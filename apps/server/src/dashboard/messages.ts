/** What is wrong with the days that a trend is asked for. */
export const dashboardMessages = {
  dateLimitInvalid: {
    zh: "请选择正确的时间范围，结束时间不能早于开始时间，最长二十年",
    en: "Choose a valid range of at most twenty years; the end cannot be before the start.",
  },
};
