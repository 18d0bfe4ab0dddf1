export { sizeParts, sizeText } from "./byte-size";
export { type Catalogue, catalogue, sentenceOf, type Sentences, textIn, textOf, type TextKey, type TextParams } from "./catalogue";
export { type ChosenMessage, chosenMessage, type PickedPicture, picturesIn } from "./chosen-message";
export { controlText } from "./control-messages";
export { currentLanguage, type Language, languageFrom, languageOf, onLanguageChange, switchLanguage } from "./language";
export { coreText } from "./messages";
export { switchNumberUnits, useNumberUnits } from "./number-units";
export { groupedNumber, type NumberUnits, shortNumber } from "./numbers";
export { type Text, useLanguage, useText } from "./use-text";
