import { coreText, type TextKey, type TextParams, textOf } from "@shopkeeper/hooks/core";

/** One of the words that every screen uses, in the language of the story. */
export const word = (key: TextKey<typeof coreText.zh>, params?: TextParams) => textOf(coreText, key, params);
