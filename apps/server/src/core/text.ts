/** A caller's language. */
export type Language = "zh" | "en";

/** One sentence for people, in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** What stands in a sentence's `{{name}}` places. */
export type TextParams = Readonly<Record<string, string | number>>;

/** A sentence with its places filled. */
export function fill(text: Text, params: TextParams = {}): Text {
  const put = (sentence: string) => sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(params[name] ?? place));
  return { zh: put(text.zh), en: put(text.en) };
}
