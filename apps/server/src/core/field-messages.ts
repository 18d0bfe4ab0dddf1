import type { Text } from "@shopkeeper/sdk/rules/core";

/** Messages for faults that any field may have. */
export const fieldText = {
  required: { zh: "此项必填", en: "This is required" },
  notAnObject: { zh: "请提交一个对象", en: "An object is expected" },
  notText: { zh: "请填写文字", en: "Text is expected" },
  notANumber: { zh: "请填写数字", en: "A number is expected" },
  notAnInteger: { zh: "请填写整数", en: "A whole number is expected" },
  notABoolean: { zh: "请选择是或否", en: "Yes or no is expected" },
  notAList: { zh: "请提交一个列表", en: "A list is expected" },
  notAllowed: { zh: "不是可选的值", en: "This is not one of the choices" },
  unknown: { zh: "没有这个字段，请检查拼写", en: "There is no such field. Check how it is written." },
  tooSmall: { zh: "不能小于 {{limit}}", en: "At least {{limit}}" },
  tooBig: { zh: "不能大于 {{limit}}", en: "At most {{limit}}" },
  tooShort: { zh: "至少 {{limit}} 个字", en: "At least {{limit}} characters" },
  tooLong: { zh: "最多 {{limit}} 个字", en: "At most {{limit}} characters" },
  tooFew: { zh: "至少 {{limit}} 项", en: "At least {{limit}} entries" },
  tooMany: { zh: "最多 {{limit}} 项", en: "At most {{limit}} entries" },
  wrongAmount: { zh: "请填写 0 到 {{limit}} 的数字，最多两位小数", en: "Enter a number from 0 to {{limit}} with two decimals at most" },
  wrongFormat: { zh: "格式不正确", en: "The format is not right" },
  noSuchPeriod: {
    zh: "请选择正确的时间范围，结束时间不能早于开始时间",
    en: "Choose a valid range; the end cannot be before the start.",
  },
  noSuchTime: { zh: "没有这个时间，请按 yyyy-MM-dd HH:mm:ss 填写", en: "There is no such time; write it as yyyy-MM-dd HH:mm:ss" },
  pictureWrong: {
    zh: "图片地址不正确，请从素材库选择，或填写 http(s) 开头的图片地址",
    en: "This is no picture. Choose one of the gallery, or enter an address that begins with http(s).",
  },
  brokenText: { zh: "含有无法保存的字符", en: "It holds characters that cannot be stored" },
  tooMuch: { zh: "内容过多或嵌套过深", en: "It holds too much, or is nested too deeply" },
  brokenJson: { zh: "内容不是有效的 JSON", en: "This is not valid JSON" },
  brokenForm: { zh: "上传的内容不完整，请重试", en: "The upload is not complete. Try again." },
  brokenKey: { zh: "幂等键须为 1 到 128 个可见字符", en: "An idempotency key has 1 to 128 visible characters" },
} satisfies Record<string, Text>;
