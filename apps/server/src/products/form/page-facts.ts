import { Parser } from "htmlparser2";
import { yieldEvery } from "../../core/yield-every";

/** The metadata of a page, from its head and its marked elements, unchanged. */
export interface PageFacts {
  title: string;
  heading: string;
  /** The base of its addresses, if it has one. */
  base?: string;
  /** Values of `<meta>`, by lower-case property or name, in order. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** The texts of its JSON-LD. */
  data: readonly string[];
  /** Values of elements marked by `itemprop`, by name, if the page marks a product. */
  marked: ReadonlyMap<string, readonly string[]>;
}

const mostScripts = 20;
const mostValues = 30;
const longest = 5_000;
const longestScript = 500_000;
/** No real page is deeper; the parser's time grows with the square of the depth. */
const deepest = 500;
/** Characters that are read before other requests are answered. */
const piece = 32_768;

/** Reads a page in one pass, even if it is broken or deep. */
export async function pageFacts(html: string): Promise<PageFacts> {
  const meta = new Map<string, string[]>();
  const marked = new Map<string, string[]>();
  const data: string[] = [];
  let [title, heading, script] = ["", "", ""];
  let base: string | undefined;
  let marksProduct = false;
  let depth = 0;
  // the open elements whose text is read
  const open: { tag: string; property: string; text: string }[] = [];

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        if (depth > deepest) throw new TooDeep();
        const { itemprop, itemtype } = attributes;
        if (itemtype !== undefined && /schema\.org\/Product\b/i.test(itemtype)) marksProduct = true;
        if (tag === "base") base ??= attributes.href;
        if (tag === "meta") addMeta(attributes);
        if (tag === "script") script = /^application\/ld\+json\b/i.test(attributes.type ?? "") ? " " : "";
        const content = attributes.content ?? attributes.src ?? attributes.href;
        if (itemprop !== undefined && content !== undefined) add(marked, itemprop.toLowerCase(), content);
        const isWanted =
          (tag === "title" && title === "") || (tag === "h1" && heading === "") || (itemprop !== undefined && content === undefined);
        if (isWanted && open.length < mostValues) open.push({ tag, property: itemprop?.toLowerCase() ?? "", text: "" });
      },
      ontext(text) {
        if (script !== "" && script.length < longestScript) script += text;
        for (const each of open) if (each.text.length < longest) each.text += text;
      },
      onclosetag(tag) {
        depth -= 1;
        if (tag === "script" && script !== "") {
          if (data.length < mostScripts) data.push(script.slice(0, longestScript));
          script = "";
        }
        const last = open.at(-1);
        if (last?.tag !== tag) return;
        open.pop();
        const text = withSingleSpaces(last.text);
        if (tag === "title") title ||= text;
        if (tag === "h1") heading ||= text;
        if (last.property !== "") add(marked, last.property, text);
      },
    },
    { decodeEntities: true },
  );
  try {
    const breathe = yieldEvery();
    for (let at = 0; at < html.length; at += piece) {
      parser.write(html.slice(at, at + piece));
      await breathe();
    }
    parser.end();
  } catch (failure) {
    // the facts read until then are used
    if (!(failure instanceof TooDeep)) throw failure;
  }
  return { title, heading, base, meta, data, marked: marksProduct ? marked : new Map() };

  function addMeta({ property, name, content }: Record<string, string>) {
    const key = property ?? name;
    if (key !== undefined && content !== undefined) add(meta, key.toLowerCase(), content);
  }
}

class TooDeep extends Error {}

function add(values: Map<string, string[]>, key: string, value: string) {
  const known = values.get(key) ?? [];
  const text = withSingleSpaces(value.slice(0, longest));
  if (text !== "" && known.length < mostValues) values.set(key, [...known, text]);
}

/** Text without line breaks and doubled spaces. */
const withSingleSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
