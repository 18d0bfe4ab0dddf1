/** What a page's JSON-LD says of its product, in the words of schema.org. */
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

type Told = Readonly<Record<string, unknown>>;

const deepest = 6;

/** The first product in some JSON-LD texts; undefined when there is none. */
export function linkedProduct(texts: readonly string[]): LinkedProduct | undefined {
  for (const text of texts) {
    const found = productIn(parsed(text));
    if (found) return readProduct(found);
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function productIn(told: unknown, depth = 0): Told | undefined {
  if (depth > deepest) return undefined;
  if (Array.isArray(told)) return firstOf(told.slice(0, 50), (each) => productIn(each, depth + 1));
  if (!isTold(told)) return undefined;
  if (typesOf(told).some((type) => /^(https?:\/\/schema\.org\/)?Product(Group)?$/i.test(type))) return told;
  return productIn(told["@graph"], depth + 1) ?? productIn(told.mainEntity, depth + 1);
}

function readProduct(told: Told): LinkedProduct {
  const offer = firstOf(listOf(told.offers), (each) => (isTold(each) ? each : undefined)) ?? {};
  return {
    name: textOf(told.name),
    description: textOf(told.description),
    keywords:
      listOf(told.keywords)
        .flatMap((each) => textOf(each) ?? [])
        .join(",") || undefined,
    images: listOf(told.image).flatMap((each) => textOf(each) ?? (isTold(each) ? (textOf(each.url) ?? textOf(each.contentUrl) ?? []) : [])),
    price: textOf(offer.price) ?? textOf(offer.lowPrice),
    highPrice: textOf(offer.highPrice),
    currency: textOf(offer.priceCurrency),
    sku: textOf(told.sku),
  };
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isTold = (value: unknown): value is Told => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 50) : [value]);
const typesOf = (told: Told) => listOf(told["@type"]).filter((type) => typeof type === "string");

function textOf(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
