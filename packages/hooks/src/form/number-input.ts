import { type AmountOf, amountText, identifierText } from "@shopkeeper/sdk/rules/core";
import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** How many decimals a numeric input takes: 0, 1 or 2 (specification, section 5); 3 for weights and volumes. */
export type NumberMode = 0 | 1 | 2 | 3;

/** A text as a number, spelled as an input shows it; or the sentence that says why it is none. */
export type NumberReading = { readonly text: string } | { readonly refusal: string };

/**
 * Reads typed or pasted text as the number that it means; what means another number without some of its signs is refused (ADR 77).
 *
 * Full-width digits and 。 count as what they look like, so that it can be typed with a Chinese keyboard. A currency sign, a unit
 * of what the number is `of`, commas between thousands, zeros past the last decimal and an exponent change no number.
 * At most 15 digits: beyond that a number is not exact.
 */
export function readNumber(text: string, mode: NumberMode, of: AmountOf = mode === 0 ? "pieces" : "money"): NumberReading {
  const [match, whole = "", point, decimals = ""] = digitsIn(typed(text)) ?? digitsIn(amountText(text, of)) ?? [];
  const isWrong = match === undefined || decimals.replace(/0+$/, "").length > mode || (mode === 0 && point && decimals === "");
  if (isWrong) return { refusal: mode === 0 ? textOf(coreText, "number.whole") : textOf(coreText, "number.decimals", { count: mode }) };
  const trimmed = whole.replace(/^0+(?=\d)/, "");
  if (trimmed.length > 15 - mode) return { refusal: textOf(coreText, "number.long", { count: 15 - mode }) };
  if (mode === 0 || !point) return { text: trimmed };
  return { text: `${trimmed === "" ? "0" : trimmed}.${decimals.slice(0, mode)}` };
}

const digitsIn = (text: string) => /^(\d*)(?:(\.)(\d*))?$/.exec(text);

/** As it is typed: a point may have no decimals yet, and zeros may be followed by a digit. */
const typed = (text: string) => identifierText(text).replaceAll("。", ".");

/** What stays of a text when the typing is over: no point without decimals behind it. */
export const settledNumber = (text: string) => text.replace(/\.$/, "");

/** The number that a text of `readNumber` means; none where nothing is typed. */
export const inputNumber = (text: string) => (text === "" ? undefined : Number(text));
