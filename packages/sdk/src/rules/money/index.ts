export { addDecimals, multiplyDecimals, roundDecimal } from "./decimal";
export { centsOf, isPrice, moneyText, sumOf, timesOf } from "./money";
export { hundredthsOf, measureText } from "./measure";
