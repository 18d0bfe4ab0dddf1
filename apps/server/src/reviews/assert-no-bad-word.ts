import { fill, type Text } from "@shopkeeper/sdk/rules/core";
import type { Platform } from "../kernel/platform";
import { invalidFields } from "../core/refusal";
import { badWordIn, badWordsOf, badWordSetting } from "./bad-words";

const badWord = { zh: "含有不允许使用的词“{{word}}”，请修改", en: "“{{word}}” is not allowed here. Write it in another way." };

/** Refuses texts with a word of the platform's list, each at its field, and names the word. */
export async function assertNoBadWord(platform: Platform, texts: Readonly<Record<string, string>>) {
  const words = badWordsOf(await platform.settings.find(badWordSetting));
  const problems: Record<string, Text> = {};
  for (const [field, text] of Object.entries(texts)) {
    const word = badWordIn(text, words);
    if (word !== undefined) problems[field] = fill(badWord, { word });
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
