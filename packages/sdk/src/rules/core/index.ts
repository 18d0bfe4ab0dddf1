export { csvLine, csvMark } from "./csv-line";
export { differsByZeros, identifierCell, identifierText, isShortened, numberKey, numberText } from "./identifier";
export { addressEntries, countedParts, listEntries, listParts } from "./list-text";
export type { AmountOf } from "./amount-units-messages";
export { amountText } from "./number-text";
export { isPhoneNumber, maskedPhone, maskedPhones, phoneDigits, phoneText } from "./phone";
export { type Problem, type Problems, problemTexts } from "./problem";
export { codeText, fill, type Language, lengthOf, type Text, type TextParams, type Texts, type TextsIn, textsIn } from "./text";
export { parseJson } from "./parse-json";
