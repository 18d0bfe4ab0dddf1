/** The languages that sentences are written in. */
export type Language = "zh" | "en";

/** One sentence for people, in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** Values of a sentence's `{{name}}` placeholders. */
export type TextParams = Readonly<Record<string, string | number | Text>>;

/** A sentence with its placeholders replaced; one without a value stays. */
export function fill(text: Text, params: TextParams = {}): Text {
  const put = (language: Language) =>
    text[language].replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
      const given = params[name] ?? place;
      return typeof given === "object" ? given[language] : String(given);
    });
  return { zh: put("zh"), en: put("en") };
}

/** The sentences of one language under the same keys, as a catalogue of a user interface takes them. */
export function textsIn<Key extends string>(language: Language, texts: Readonly<Record<Key, Text>>): Record<Key, string> {
  const entries = Object.entries<Text>(texts).map(([key, text]) => [key, text[language]]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** How many characters a text has, as limits of the contract count them: one outside the first plane is one. */
export const lengthOf = (text: string) => [...text].length;
