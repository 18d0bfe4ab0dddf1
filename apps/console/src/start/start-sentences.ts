import { startText } from "@shopkeeper/hooks/layout";

/** The sentences that the build writes into the page's own script, by language. */
export const startSentences = { zh: startText.zh, en: startText.en };
