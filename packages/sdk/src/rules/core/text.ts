/** The languages of sentences. */
export type Language = "zh" | "en";

/** One sentence in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** Values of a sentence's `{{name}}` placeholders, and of its plurals: `{{count|item|items}}`. */
export type TextParams = Readonly<Record<string, string | number | Text>>;

/** A sentence with its placeholders replaced; a placeholder without a value stays. */
export function fill(text: Text, params: TextParams = {}): Text {
  const put = (language: Language) =>
    text[language].replace(/\{\{(\w+)(?:\|([^}]*))?\}\}/g, (place, name: string, forms?: string) => {
      const given = params[name] ?? place;
      const value = typeof given === "object" ? given[language] : String(given);
      if (forms === undefined || value === place) return value;
      return forms.split("|").at(Number(value.replaceAll(",", "")) === 1 ? 0 : -1) ?? "";
    });
  return { zh: put("zh"), en: put("en") };
}

/** The label of a code, for use in a sentence; an unknown code as itself. */
export const codeText = (set: Readonly<Record<string, Text>>, code: number): Text => set[code] ?? { zh: String(code), en: String(code) };

/** Sentences by name, nested to any depth. */
export interface Texts {
  readonly [key: string]: Text | Texts;
}

/** The same tree with the sentences of one language. */
export type TextsIn<Source> = { readonly [Key in keyof Source]: Source[Key] extends Text ? string : TextsIn<Source[Key]> };

/** The sentences of one language under the same keys. */
export function textsIn<const Source extends Texts>(language: Language, texts: Source): TextsIn<Source> {
  const entries = Object.entries(texts).map(([key, value]) => [key, isText(value) ? value[language] : textsIn(language, value)]);
  return Object.fromEntries(entries) as TextsIn<Source>;
}

const isText = (value: Text | Texts): value is Text => typeof value.zh === "string";

/** The number of characters of a text, counted like limits of the contract: a character outside the BMP is one. */
export const lengthOf = (text: string) => [...text].length;
