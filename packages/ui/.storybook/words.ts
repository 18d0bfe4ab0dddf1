import { controlText, coreText, type TextKey, type TextParams, textOf } from "@shopkeeper/hooks/core";

/** One of the words that every screen uses, in the language of the story. */
export const word = (key: TextKey<typeof coreText.zh>, params?: TextParams) => textOf(coreText, key, params);

/** One of the words of the shared controls, in the language of the story. */
export const controlWord = (key: TextKey<typeof controlText.zh>, params?: TextParams) => textOf(controlText, key, params);
