import { productRuleLimits } from "@shopkeeper/sdk/rules/products";
import { fields } from "@shopkeeper/sdk/contract";
import type { Output } from "../../contract/contract";
import { cleanRichText } from "../../rich-text/rich-text";
import { storedPicture } from "../../files/stored-picture";
import type { WebPage } from "../../ports/web";
import { linkedProduct } from "./linked-product";
import { singleSpec, usualUnit } from "../messages";
import { pageFacts, type PageFacts } from "./page-facts";

type CollectedProduct = Output<"importProduct">;

const { name: nameLimits, intro: introLimits, keyword: wordLimits, image: pictureLimits, sliderImage: sliderLimits } = fields.ProductInput;

/** The product on a page, from its JSON-LD, its Open Graph or its microdata; undefined without one. */
export async function collectedProduct({ address, html }: WebPage): Promise<CollectedProduct | undefined> {
  const facts = await pageFacts(html);
  const linked = linkedProduct(facts.data);
  const read = metaReader(facts);
  const name = plain(linked?.name ?? read("og:title", "twitter:title") ?? facts.marked.get("name")?.[0] ?? (facts.heading || facts.title));
  const description = plain(
    linked?.description ?? read("og:description", "twitter:description", "description") ?? facts.marked.get("description")?.[0] ?? "",
  );
  const pictures = picturesOf(facts, linked?.images ?? [], address);
  const isShown = linked !== undefined || facts.marked.size > 0 || read("og:title", "og:image") !== undefined;
  if (!isShown || name === "" || (pictures.length === 0 && !linked)) return undefined;

  const isYuan = /^(CNY|RMB|￥|¥)?$/i.test(
    linked?.currency ?? read("og:price:currency", "product:price:currency") ?? facts.marked.get("pricecurrency")?.[0] ?? "",
  );
  const price = isYuan ? priceIn(linked?.price ?? read("og:price:amount", "product:price:amount") ?? facts.marked.get("price")?.[0]) : null;
  const otPrice = isYuan ? priceIn(linked?.highPrice ?? read("product:original_price:amount")) : null;
  const [image = ""] = pictures;
  return {
    image,
    sliderImage: JSON.stringify(pictures),
    name: cut(name, nameLimits.maxLength),
    intro: cut(description || name, introLimits.maxLength),
    keyword: wordsOf(linked?.keywords ?? read("keywords") ?? ""),
    cateId: null,
    categoryId: null,
    brandId: null,
    tempId: null,
    unitName: usualUnit,
    ...{ price, otPrice, cost: null, stock: 0, specType: false },
    content: described(description, pictures),
    attr: [{ attrName: singleSpec.name, attrValues: singleSpec.value }],
    attrValue: [
      {
        ...{ sku: singleSpec.value, attrValue: JSON.stringify({ [singleSpec.name]: singleSpec.value }), image, stock: 0 },
        ...{ price: price ?? "0.00", otPrice: otPrice ?? price ?? "0.00", cost: "0.00", weight: "0.00", volume: "0.00" },
        ...{ brokerage: 0, brokerageTwo: 0, barCode: cut(linked?.sku ?? "", fields.NewSku.barCode.maxLength) || null },
      },
    ],
  };
}

const metaReader =
  ({ meta }: PageFacts) =>
  (...names: readonly string[]) =>
    names.map((name) => meta.get(name)?.[0]).find((value) => value !== undefined);

/** The addresses of the page's usable pictures, each once, at most as many as a slider can have. */
function picturesOf({ meta, marked, base }: PageFacts, linked: readonly string[], address: string): string[] {
  const addresses = [
    ...linked,
    ...["og:image", "og:image:url", "og:image:secure_url", "twitter:image"].flatMap((name) => meta.get(name) ?? []),
  ];
  const start = base !== undefined && URL.canParse(base, address) ? new URL(base, address).href : address;
  const pictures: string[] = [];
  for (const each of [...addresses, ...(marked.get("image") ?? [])]) {
    if (each.length > pictureLimits.maxLength) continue;
    const whole = URL.canParse(each, start) ? new URL(each, start).href : "";
    const picture = storedPicture({ pathOf: (text) => text }, whole);
    const isFit = picture?.startsWith("http") && picture.length <= pictureLimits.maxLength && !pictures.includes(picture);
    if (picture === undefined || !isFit) continue;
    if (pictures.length === productRuleLimits.slidesMax || JSON.stringify([...pictures, picture]).length > sliderLimits.maxLength) break;
    pictures.push(picture);
  }
  return pictures;
}

const amount = /(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?/;

/** The first amount in a text; null if it exceeds a SKU's range. */
function priceIn(text: string | undefined): string | null {
  const [, whole, cents = ""] = amount.exec(text ?? "") ?? [];
  const yuan = whole?.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  return yuan !== undefined && yuan.length <= 6 ? `${yuan}.${cents.padEnd(2, "0")}` : null;
}

function described(description: string, pictures: readonly string[]): string {
  const paragraph = description === "" ? "" : `<p>${escaped(description)}</p>`;
  return cleanRichText(paragraph + pictures.map((picture) => `<p><img src="${escaped(picture)}"></p>`).join(""));
}

const wordsOf = (text: string) => {
  const words = [
    ...new Set(
      text
        .slice(0, longest)
        .split(/[,，;；、\s]+/)
        .map(plain),
    ),
  ].filter((word) => word !== "" && word.length <= 20);
  return cut(words.slice(0, 10).join(","), wordLimits.maxLength) || null;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The longest name or description of a page that is read. */
const longest = 5_000;

/** Text that can be stored: without markup, U+0000 and lone surrogates. */
const plain = (text: string) =>
  text
    .slice(0, longest)
    .replace(/<[^<>]*>/g, " ")
    .replace(/\0|\p{Surrogate}/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** At most so many characters, without splitting a surrogate pair. */
const cut = (text: string, most: number) => [...text].slice(0, most).join("").trim();
