import { type AmountOf, amountText, identifierText } from "@shopkeeper/sdk/rules/core";
import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** How many decimals a numeric input takes: 0, 1 or 2 (specification, section 5); 3 for weights and volumes. */
export type NumberMode = 0 | 1 | 2 | 3;

/** The text of a number as an input shows it, or the message why a text is not a number. */
export type NumberReading = { readonly text: string } | { readonly refusal: string };

/**
 * Parses typed or pasted text as a number; text that is another number without some of its characters is refused (ADR 77).
 *
 * Full-width digits and 。 count as digits and a point, as Chinese keyboards type them. A currency sign, a unit of `of`, commas
 * between thousands, zeros past the last decimal and an exponent are accepted.
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

/** Text while it is typed: a point may have no decimals yet, and zeros may be followed by a digit. */
const typed = (text: string) => identifierText(text).replaceAll("。", ".");

/** The text after typing has ended, without a point that no decimals follow. */
export const settledNumber = (text: string) => text.replace(/\.$/, "");

/** The number of a text from `readNumber`; undefined for an empty text. */
export const inputNumber = (text: string) => (text === "" ? undefined : Number(text));
