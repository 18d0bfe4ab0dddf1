import { parseJson } from "@shopkeeper/sdk/rules/core";
import { currentLanguage, textOf } from "../texts";
import { labelOf, ReceiptPrinting } from "@shopkeeper/sdk";
import type { RevisedFieldWords } from "../revisions/shared";
import { storeText } from "./messages";

const pictures = ["avatar", "backImage", "streetBackImage", "coverImage", "rectangleLogo", "pcBanner", "pcBackImage"] as const;
const plain = [
  "intro",
  "keywords",
  "serviceType",
  "serviceLink",
  "servicePhone",
  "latitude",
  "longitude",
  "alertStock",
  "isTakeTheir",
] as const;

/** The labels of the shop information fields for the history, as in the form. */
export function shopHistory(field: string): RevisedFieldWords | undefined {
  const picture = pictures.find((each) => each === field);
  if (picture) return { label: textOf(storeText, `info.${picture}`), as: "picture" };
  const text = plain.find((each) => each === field);
  if (text) return { label: textOf(storeText, `info.${text}`) };
  if (field === "addressDetail") return { label: textOf(storeText, "info.detail") };
  if (field === "region") return { label: textOf(storeText, "info.region"), words: joined };
  if (field === "receiptPrintingSwitch") return { label: textOf(storeText, "info.receiptPrinting"), words: printing };
  return undefined;
}

function joined(value: unknown) {
  const names = typeof value === "string" ? parseJson(value) : undefined;
  return (Array.isArray(names) && names.join("")) || undefined;
}

function printing(value: unknown) {
  const code = Object.values(ReceiptPrinting).find((each) => each === value);
  return code === undefined ? undefined : labelOf("ReceiptPrinting", code, currentLanguage());
}
