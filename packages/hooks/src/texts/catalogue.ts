import { type Text, type Texts, type TextsIn, textsIn } from "@shopkeeper/sdk/rules/core";
import { currentLanguage, type Language } from "./language";

/** Sentences by name, nested to any depth. */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

/** Every key of a catalogue, with dots between its levels. */
export type TextKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? Key : `${Key}.${TextKey<Source[Key]>}`;
}[keyof Source & string];

/** Values by placeholder name. */
export type TextParams = Readonly<Record<string, string | number>>;

/** A domain's sentences in both languages. */
export interface Catalogue<Source extends Sentences = Sentences> {
  readonly domain: string;
  readonly zh: Source;
  readonly en: Source;
}

/**
 * Defines the sentences of a domain, each in both languages.
 *
 * `{{name}}` is replaced by the parameter `name`. `{{count|item|items}}` is replaced by the form for the number
 * `count`, which may be grouped text ("1,234"): the first form for one, the last for any other.
 */
export const catalogue = <const Source extends Texts>(domain: string, texts: Source): Catalogue<TextsIn<Source>> => ({
  domain,
  zh: textsIn("zh", texts),
  en: textsIn("en", texts),
});

/** A sentence outside a catalogue, such as in a data table, in a language. */
export const textIn = (language: Language, text: Text) => text[language === "en" ? "en" : "zh"];

/** The sentence of `key` in the current language. */
export function textOf<Source extends Sentences>(texts: Catalogue<Source>, key: TextKey<Source>, params?: TextParams): string {
  return sentenceOf(texts, key, params);
}

/** The sentence of `message` if that is a key of the catalogue, else `message` itself. */
export function sentenceOf<Source extends Sentences>(texts: Catalogue<Source>, message: string, params?: TextParams): string {
  const language = currentLanguage();
  const sentence = sentencesByKey(language === "en" ? texts.en : texts.zh).get(message);
  if (sentence === undefined) return message;
  return params ? format(sentence, params, language) : sentence;
}

function format(sentence: string, params: TextParams, language: Language) {
  return sentence.replace(/\{\{(\w+)(?:\|([^}]*))?\}\}/g, (_, name: string, forms?: string) => {
    const value = params[name] ?? "";
    return forms === undefined ? String(value) : pluralForm(forms.split("|"), value, language);
  });
}

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(forms: readonly string[], value: string | number, language: Language) {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  const number = typeof value === "number" ? value : Number(value.replaceAll(",", ""));
  return forms.at(rules.select(number) === "one" ? 0 : -1) ?? "";
}

const flattened = new WeakMap<Sentences, ReadonlyMap<string, string>>();

/** One language of a catalogue as a flat map, created on first use: a screen has hundreds of sentences. */
function sentencesByKey(sentences: Sentences) {
  const known = flattened.get(sentences);
  if (known) return known;
  const byKey = new Map(entriesOf(sentences, ""));
  flattened.set(sentences, byKey);
  return byKey;
}

function entriesOf(sentences: Sentences, prefix: string): [string, string][] {
  return Object.entries(sentences).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}
