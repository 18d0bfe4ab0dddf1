export { degreesText, type Place } from "./coordinates";
export { mapPlace } from "./map-place";
export { openingParts, settlementTemplates, storeRuleMessages } from "./messages";
export { openingGaps } from "./opening-gaps";
export { isCardNumber, maskedAccount, meantAccount, settlementAccounts, settlementFields } from "./settlement";
export { type ShopInfoFields, shopInfoLimits, shopInfoProblems } from "./shop-info-problems";
