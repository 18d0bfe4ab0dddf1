export { csvContent, csvLine, csvMark } from "./csv-line";
export { isPhoneNumber, maskedPhone, maskedPhones } from "./phone";
export { type Problem, type Problems, problemTexts } from "./problem";
export { codeText, fill, type Language, lengthOf, type Text, type TextParams, type Texts, type TextsIn, textsIn } from "./text";
export { parseJson } from "./parse-json";
export { xlsxText } from "./xlsx-text";
