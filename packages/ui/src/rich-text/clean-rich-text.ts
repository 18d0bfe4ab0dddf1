import { richText, richTextAttributes, richTextDepth } from "@shopkeeper/sdk/rich-text";
import createPurifier from "dompurify";

/**
 * Rich text that is safe to show: only what the contract lists, and nothing that runs, loads or covers.
 *
 * The server stores only such text; other providers of this API, and older rows, may have more.
 */
export function cleanRichText(html: string): string {
  if (!html.includes("<")) return read(html).body.innerHTML; // plain text
  let text = measured(html);
  for (let round = 0; round < rounds; round += 1) {
    const next = purifier()
      .sanitize(text, rules)
      .replace(/<pre([^>]*)>[\r\n]+/g, "<pre$1>");
    if (next === text) return text;
    text = next;
  }
  return plain(read(text).body); // markup that no parser can settle
}

const rounds = 6;
/** More elements than the longest stored text can have. */
const most = 20_000;

/** Limits a text: unclosed elements are repeated in every paragraph, and content nested too deep is reduced to its text. */
function measured(html: string): string {
  if (html.length < least) return html;
  const { body } = read(html);
  if (body.getElementsByTagName("*").length > most) return plain(body);
  const deep = [...body.querySelectorAll(tooDeep)];
  for (const element of deep) element.replaceWith(element.textContent ?? "");
  return deep.length > 0 ? body.innerHTML : html;
}

/** Fewer characters cannot be nested too deep. */
const least = 3 * richTextDepth;
const tooDeep = `:scope${" > *".repeat(richTextDepth + 1)}`;

function plain(body: HTMLElement): string {
  const span = document.createElement("span");
  span.textContent = body.textContent;
  return span.innerHTML;
}

// nothing in such a page runs or loads
const read = (html: string) => new DOMParser().parseFromString(html, "text/html");

const attributes = ["style", ...new Set(Object.values(richText.tags).flatMap((own) => Object.keys(own)))];
const rules = {
  ALLOWED_TAGS: Object.keys(richText.tags),
  ALLOWED_ATTR: attributes,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !/^(?:href|src|poster)$/.test(name)),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...richText.dropped],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/files\/)/i,
};

let made: ReturnType<typeof createPurifier> | undefined;

function purifier() {
  if (made) return made;
  made = createPurifier(window);
  // attributes, addresses and styles are chosen by the server's rules
  made.addHook("beforeSanitizeAttributes", (element) => {
    if (!(element instanceof Element) || (element.attributes.length === 0 && element.localName !== "video")) return;
    const given = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    const kept = richTextAttributes(element.localName, given);
    for (const name of Object.keys(given)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value);
  });
  made.addHook("afterSanitizeAttributes", (element) => {
    if (/^(?:img|source)$/.test(element.localName) && !element.hasAttribute("src")) element.remove();
  });
  return made;
}
