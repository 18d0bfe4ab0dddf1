import { parseJson } from "@shopkeeper/sdk/rules/core";

/** The product in a page's JSON-LD, with the fields of schema.org. */
export interface LinkedProduct {
  name?: string;
  description?: string;
  keywords?: string;
  images: string[];
  price?: string;
  highPrice?: string;
  currency?: string;
  sku?: string;
}

type LinkedNode = Readonly<Record<string, unknown>>;

const deepest = 6;

/** The first product in some JSON-LD texts; undefined when there is none. */
export function linkedProduct(texts: readonly string[]): LinkedProduct | undefined {
  for (const text of texts) {
    const found = productIn(parseJson(text));
    if (found) return readProduct(found);
  }
  return undefined;
}

function productIn(node: unknown, depth = 0): LinkedNode | undefined {
  if (depth > deepest) return undefined;
  if (Array.isArray(node)) return firstOf(node.slice(0, 50), (each) => productIn(each, depth + 1));
  if (!isNode(node)) return undefined;
  if (typesOf(node).some((type) => /^(https?:\/\/schema\.org\/)?Product(Group)?$/i.test(type))) return node;
  return productIn(node["@graph"], depth + 1) ?? productIn(node.mainEntity, depth + 1);
}

function readProduct(node: LinkedNode): LinkedProduct {
  const offer = firstOf(listOf(node.offers), (each) => (isNode(each) ? each : undefined)) ?? {};
  return {
    name: textOf(node.name),
    description: textOf(node.description),
    keywords:
      listOf(node.keywords)
        .flatMap((each) => textOf(each) ?? [])
        .join(",") || undefined,
    images: listOf(node.image).flatMap((each) => textOf(each) ?? (isNode(each) ? (textOf(each.url) ?? textOf(each.contentUrl) ?? []) : [])),
    price: textOf(offer.price) ?? textOf(offer.lowPrice),
    highPrice: textOf(offer.highPrice),
    currency: textOf(offer.priceCurrency),
    sku: textOf(node.sku),
  };
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isNode = (value: unknown): value is LinkedNode => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 50) : [value]);
const typesOf = (node: LinkedNode) => listOf(node["@type"]).filter((type) => typeof type === "string");

function textOf(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
