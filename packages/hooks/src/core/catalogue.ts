import { i18n } from "./language";

/** Sentences by name, nested as deep as the domain likes. */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

/** The same keys with sentences of another language. */
export type Translated<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]> };

/** Every key of a catalogue, with dots between its levels. */
export type TextKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? Key : `${Key}.${TextKey<Source[Key]>}`;
}[keyof Source & string];

/** What a sentence may need: `{{name}}` takes `name`. */
export type TextParams = Readonly<Record<string, string | number>>;

/** A domain's sentences in both languages. */
export interface Catalogue<Source extends Sentences = Sentences> {
  readonly domain: string;
  readonly zh: Source;
  readonly en: Translated<Source>;
}

/** Names the sentences of a domain; English must have the keys of Chinese. */
export function catalogue<const Source extends Sentences>(
  domain: string,
  texts: { zh: Source; en: Translated<Source> },
): Catalogue<Source> {
  return { domain, ...texts };
}

const known = new Set<Catalogue>();

function register(texts: Catalogue) {
  if (known.has(texts)) return;
  i18n.addResourceBundle("zh-CN", texts.domain, texts.zh, true, true);
  i18n.addResourceBundle("en", texts.domain, texts.en, true, true);
  known.add(texts);
}

/** The sentence of `key` in the language in use. */
export function textOf<Source extends Sentences>(texts: Catalogue<Source>, key: TextKey<Source>, params?: TextParams): string {
  return sentenceOf(texts, key, params);
}

/** The sentence of a message that came as plain text, as those of rules do; what is no key of the catalogue is a sentence already. */
export function sentenceOf<Source extends Sentences>(texts: Catalogue<Source>, message: string, params?: TextParams): string {
  register(texts);
  const said = plain(texts, i18n.language);
  const known = said.get(message);
  const sentence = known ?? i18n.t(message, { ns: texts.domain, nsSeparator: false, skipInterpolation: true });
  if (known === undefined && sentence !== message) said.set(message, sentence);
  return params ? sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? "")) : sentence;
}

const saidPlainly = new Map<string, Map<string, string>>();

/** What has been said, before its parameters are put in: hundreds of sentences stand on a screen, and looking one up takes its time. */
function plain({ domain }: Catalogue, language: string) {
  const place = `${language} ${domain}`;
  const said = saidPlainly.get(place) ?? new Map<string, string>();
  saidPlainly.set(place, said);
  return said;
}
