/** The texts at a file's cell whose content is not known. */
export const cellFaultTexts = {
  error: {
    zh: "表格中这里是错误值，没有读取，请填写正确的内容",
    en: "The file has an error here, which was not read. Type what it should be.",
  },
  formula: {
    zh: "表格中这里是没有保存结果的公式，请填写正确的内容，或用 Excel 打开并保存后再试",
    en: "The file has a formula here without its result. Type what it should be, or open and save the file in Excel and try again.",
  },
  digits: {
    zh: "表格把这里存成了数字，后面的几位已经丢失，请填写完整的内容，并把这一列设为文本",
    en: "The file keeps this as a number, which has lost its last digits. Type all of them, and make the column text in the file.",
  },
} as const;
