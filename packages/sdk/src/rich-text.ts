import { richText } from "./generated/rich-text";

export { richText } from "./generated/rich-text";

/** The deepest nesting of rich text; a deeper element is replaced by its content. */
export const richTextDepth = 60;

/** Whether rich text may contain an element of this name, in lower case. */
export const isRichTextTag = (tag: string): boolean => Object.hasOwn(richText.tags, tag);

/**
 * The attributes that an element of rich text keeps, in their order; none for an element that is not allowed.
 *
 * Links open in a new tab, videos have controls. Idempotent.
 */
export function richTextAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const rules = rulesOf(tag);
  const kept: Record<string, string> = {};
  if (!rules) return kept;
  for (const [name, value] of Object.entries(given)) {
    const cleaned = name === "style" ? richTextStyle(value) : attribute(Object.hasOwn(rules, name) ? rules[name] : undefined, value);
    if (cleaned !== undefined) kept[name] = cleaned;
  }
  if (tag === "video") kept.controls = "";
  if (tag !== "a") return kept;
  const { target: _target, rel: _rel, ...own } = kept;
  return own.href === undefined ? own : { target: "_blank", rel: "noopener", ...own };
}

/** An allowed address of a link or of media, normalised; undefined for any other. */
export function richTextAddress(kind: "link" | "media", value: string): string | undefined {
  const address = value.replace(ends, "").replace(/^\/\//, "https://").replaceAll(" ", "%20");
  return address.length <= longestAddress && fits(richText.addresses[kind], address) ? address : undefined;
}

/** The allowed declarations of a `style`; undefined if there are none. */
export function richTextStyle(value: string): string | undefined {
  const kept = new Map<string, string>();
  for (const declaration of value.replace(comment, " ").split(";")) {
    const at = declaration.indexOf(":");
    const property = declaration.slice(0, at).trim().toLowerCase();
    const written = declaration
      .slice(at + 1)
      .trim()
      .replace(important, "")
      .trim()
      .replace(/\s+/g, " ");
    const pattern = at > 0 && Object.hasOwn(styles, property) ? styles[property] : undefined;
    if (pattern !== undefined && written.length <= longestValue && fits(pattern, written)) kept.set(property, written);
  }
  return kept.size === 0 ? undefined : [...kept].map(([property, written]) => `${property}: ${written};`).join(" ");
}

type Rules = Readonly<Record<string, string>>;

const styles: Rules = richText.styles;
const tags: Readonly<Record<string, Rules>> = richText.tags;
const rulesOf = (tag: string) => (isRichTextTag(tag) ? tags[tag] : undefined);

const longestAddress = 2000;
const longestValue = 200;
const comment = /\/\*[\s\S]*?(?:\*\/|$)/g;
const important = /!\s*important$/i;
// the characters that a browser strips from an address
const ends = /^[\u0000-\u0020]+|(?<![\u0000-\u0020])[\u0000-\u0020]+$/g;

function attribute(rule: string | undefined, value: string): string | undefined {
  if (rule === undefined) return undefined;
  if (rule === "link" || rule === "media") return richTextAddress(rule, value);
  return fits(rule, value) ? value : undefined;
}

const compiled = new Map<string, RegExp>();

function fits(pattern: string, value: string): boolean {
  const known = compiled.get(pattern) ?? new RegExp(`^(?:${pattern})$`, "iu");
  compiled.set(pattern, known);
  return known.test(value);
}
