/** What the file of refused rows says. */
export const importMessages = {
  refused: { zh: "未导入的行", en: "Rows not imported" },
  reason: { zh: "原因", en: "Reason" },
};
