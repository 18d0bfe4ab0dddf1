import { startText } from "@shopkeeper/hooks/layout";

/** The sentences that the build inserts into the page's own script, by language. */
export const startSentences = { zh: startText.zh, en: startText.en };
