import type { Text } from "./text";

/** The sentences of `plainTextProblem`. */
export const plainTextMessages = {
  controlSigns: { zh: "含有看不见的控制字符，请删除或重新输入", en: "It holds a control character. Delete it, or type the text anew." },
  lineBreak: { zh: "只能填写一行，请删除换行", en: "This is a text of one line. Remove the line breaks." },
} satisfies Record<string, Text>;
