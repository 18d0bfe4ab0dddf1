import { isRichTextTag, richText, richTextAttributes, richTextDepth } from "@shopkeeper/sdk/contract";
import { defaultTreeAdapter, html, parseFragment, serialize } from "parse5";
import sanitize from "sanitize-html";

/**
 * Rich text as it may be stored: only the elements, attributes, addresses and styles listed in the contract.
 *
 * Every HTML parser reads the result the same way, and cleaning the result again changes nothing. Of markup that
 * parsers read differently, that grows without end when it is read, or that has more than 5,000 tags, only the text is kept.
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
/** Cleaning takes up to 0.04 ms per tag, and blocks every other request. */
const mostTags = 5_000;
/** The most characters of markup that a parser may make of one text. */
const most = 500_000;

const rules: sanitize.IOptions = {
  allowedTags: Object.keys(richText.tags),
  // the attributes are chosen by the rules that displays also use
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

/** The text outside of tags, from a text that was split before each tag. */
const textOf = ([start = "", ...tags]: readonly string[]) =>
  start + tags.map((tag) => tag.slice(tag.indexOf(">") + 1 || tag.length)).join("");

/** Markup in the form in which browsers read and write it; undefined when that would be too long. */
function settled(markup: string): string | undefined {
  let made = 0;
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    // unclosed formatting is repeated in every paragraph
    createElement(name, namespace, attributes) {
      made += attributes.reduce((sum, { value }) => sum + value.length, 2 * name.length);
      if (made > most) throw new Tangled();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
  };
  try {
    // a first line break in <pre> is dropped at each parsing
    const page = adapter.createElement("div", html.NS.HTML, []);
    return serialize(parseFragment(page, markup.replace(/<pre([^<>]*)>[\r\n]+/g, "<pre$1>"), { treeAdapter: adapter }));
  } catch (failure) {
    if (failure instanceof Tangled) return undefined;
    throw failure;
  }
}

class Tangled extends Error {}
