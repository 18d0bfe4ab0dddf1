import { isRichTextTag, richText, richTextAttributes, richTextDepth } from "@shopkeeper/sdk/contract";
import { defaultTreeAdapter, html, parseFragment, serialize } from "parse5";
import sanitize from "sanitize-html";

/**
 * Rich text as it may be stored: only what the contract lists of elements, attributes, addresses and styles.
 *
 * What comes out reads the same to every HTML parser, and comes out the same when it is put in again. Markup that no
 * parser can settle, that grows without end when it is read, or that has more than 5,000 tags, leaves its text alone.
 */
export function cleanRichText(sent: string): string {
  const pieces = sent.split("<");
  if (pieces.length > mostTags) return settled(textOf(pieces)) ?? "";
  let text = sent;
  for (let round = 0; round < rounds; round += 1) {
    const next = settled(sanitize(text, rules));
    if (next === text) return text;
    if (next === undefined) break;
    text = next;
  }
  return settled(sanitize(text, { ...rules, allowedTags: [] })) ?? "";
}

const rounds = 6;
/** Cleaning takes up to 0.04 ms for a tag, and holds up every other request. */
const mostTags = 5_000;
/** How many characters of markup a parser may make of one text. */
const most = 500_000;

const rules: sanitize.IOptions = {
  allowedTags: Object.keys(richText.tags),
  // the attributes are chosen by the rules that displays have too
  allowedAttributes: false,
  transformTags: {
    "*": (tagName, given) => ({ tagName, attribs: isRichTextTag(tagName) ? richTextAttributes(tagName, given) : {} }),
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  parseStyleAttributes: false,
  nonTextTags: [...richText.dropped],
  nestingLimit: richTextDepth,
  exclusiveFilter: ({ tag, attribs }) => (tag === "img" || tag === "source") && attribs.src === undefined,
};

/** What stands outside of tags, of a text that was cut before each of them. */
const textOf = ([start = "", ...tags]: readonly string[]) =>
  start + tags.map((tag) => tag.slice(tag.indexOf(">") + 1 || tag.length)).join("");

/** Markup as browsers read and write it; undefined when that would be out of all measure. */
function settled(markup: string): string | undefined {
  let made = 0;
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    // unclosed formatting is made again in every paragraph
    createElement(name, namespace, attributes) {
      made += attributes.reduce((sum, { value }) => sum + value.length, 2 * name.length);
      if (made > most) throw new Tangled();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
  };
  try {
    // a first line break in <pre> is lost at each reading
    const page = adapter.createElement("div", html.NS.HTML, []);
    return serialize(parseFragment(page, markup.replace(/<pre([^<>]*)>[\r\n]+/g, "<pre$1>"), { treeAdapter: adapter }));
  } catch (failure) {
    if (failure instanceof Tangled) return undefined;
    throw failure;
  }
}

class Tangled extends Error {}
