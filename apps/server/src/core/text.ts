/** A caller's language. */
export type Language = "zh" | "en";

/** One sentence for people, in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** What stands in a sentence's `{{name}}` places. */
export type TextParams = Readonly<Record<string, string | number | Text>>;

/** A sentence with its places filled. */
export function fill(text: Text, params: TextParams = {}): Text {
  const put = (language: Language) =>
    text[language].replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
      const given = params[name] ?? place;
      return typeof given === "object" ? given[language] : String(given);
    });
  return { zh: put("zh"), en: put("en") };
}
