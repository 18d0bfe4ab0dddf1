import type { Text } from "../core";
import type { ConsumableKind } from "../../generated/code-sets";

/** The sentences of problems with devices and their consumables. */
export const deviceRuleMessages = {
  capacityEmpty: { zh: "请输入大于 0 的满量", en: "Enter what a full one holds, more than 0." },
  warnAtEmpty: { zh: "请输入预警线", en: "Enter from where on it runs out." },
  warnAtHigh: { zh: "预警线必须小于满量 {{capacity}}", en: "It must be less than a full one, which is {{capacity}}." },
  amountEmpty: { zh: "请输入大于 0 的补充量", en: "Enter how much was put in, more than 0." },
  amountHigh: { zh: "补充量不能超过满量 {{capacity}}", en: "A full one holds {{capacity}} only." },
};

/** The unit of each consumable. */
export const consumableUnits: Readonly<Record<keyof typeof ConsumableKind, Text>> = {
  paper: { zh: "米", en: "m" },
  labels: { zh: "张", en: "pcs" },
  ink: { zh: "%", en: "%" },
  bags: { zh: "个", en: "pcs" },
  cups: { zh: "个", en: "pcs" },
  beans: { zh: "克", en: "g" },
};
