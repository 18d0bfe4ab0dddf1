import { FreeShipping, ShippingCharge } from "../../generated/code-sets";

/** The region id of the whole country in a row. */
export const everywhere = 0;

/** The shipping price into some districts; money, pieces, weight and volume are in hundredths. */
export interface PricedRegion {
  /** Ids of districts; `everywhere` is the whole country. */
  readonly districts: ReadonlySet<number>;
  readonly first: number;
  readonly firstPrice: number;
  readonly renewal: number;
  readonly renewalPrice: number;
}

/** Districts with free shipping from a quantity and an amount on; in hundredths. */
export interface FreeRegion {
  readonly districts: ReadonlySet<number>;
  readonly number: number;
  readonly price: number;
}

/** The fields of a shipping template that decide prices. */
export interface PostageTerms {
  readonly type: number;
  readonly appoint: number;
  readonly regions: readonly PricedRegion[];
  readonly frees: readonly FreeRegion[];
}

/** Whether a template has rows of regions with shipping prices. */
export const takesRegions = ({ appoint }: Pick<PostageTerms, "appoint">) => appoint !== FreeShipping.everywhere;

/** Whether a template has rows of free regions, and the whole country as the first of its regions. */
export const takesFrees = ({ appoint }: Pick<PostageTerms, "appoint">) => appoint === FreeShipping.custom;

/** The goods sent with one template, and their destination. */
export interface Parcel {
  /** Pieces, kilograms or cubic metres, as the template counts, in hundredths. */
  readonly quantity: number;
  /** The price of its goods, in cents. */
  readonly worth: number;
  /** Undefined if the destination is unknown: only the rows for the whole country apply. */
  readonly district: number | undefined;
}

/** The shipping price in cents, and the rule that decides it; `row` is the index of its row, from 0. */
export type Postage =
  | { readonly cents: 0; readonly by: "everywhere" | "elsewhere" }
  | { readonly cents: 0; readonly by: "free"; readonly row: number }
  | { readonly cents: number; readonly by: "region"; readonly row: number; readonly renewals: number };

/**
 * The shipping price of a parcel by a template.
 *
 * A row with the district takes precedence over a row for the whole country. Districts without a row are free in a partly free
 * template. A free row needs both its quantity and its amount.
 */
export function postageOf(terms: PostageTerms, { quantity, worth, district }: Parcel): Postage {
  if (!takesRegions(terms)) return { cents: 0, by: "everywhere" };
  const { regions, frees } = terms;
  const free = takesFrees(terms) ? rowFor(frees, district) : undefined;
  if (free && quantity >= free.number && worth >= free.price) return { cents: 0, by: "free", row: frees.indexOf(free) };
  const priced = rowFor(regions, district);
  if (!priced) return { cents: 0, by: "elsewhere" };
  const more = Math.max(0, quantity - priced.first);
  const renewals = priced.renewal > 0 ? Math.ceil(more / priced.renewal) : 0;
  return { cents: priced.firstPrice + renewals * priced.renewalPrice, by: "region", row: regions.indexOf(priced), renewals };
}

function rowFor<Row extends Pick<PricedRegion, "districts">>(rows: readonly Row[], district: number | undefined): Row | undefined {
  const named = district === undefined ? undefined : rows.find(({ districts }) => districts.has(district));
  return named ?? rows.find(({ districts }) => districts.has(everywhere));
}

/** Some pieces of a product; weight and volume are those of one piece, in hundredths with a decimal, `price` that of one piece in cents. */
export interface SentLine {
  readonly tempId: number;
  readonly pieces: number;
  readonly weight: number;
  readonly volume: number;
  readonly price: number;
}

/** The quantity of some lines, as a template counts: in hundredths of pieces, kilograms or cubic metres. */
export function quantityOf(type: number, lines: readonly Pick<SentLine, "pieces" | "weight" | "volume">[]) {
  const sum = lines.reduce((all, { pieces, weight, volume }) => {
    const one = type === ShippingCharge.byWeight ? weight : type === ShippingCharge.byVolume ? volume : 100;
    return all + one * pieces;
  }, 0);
  return Math.round(sum * 10) / 10; // a hundredth has a decimal, which sums of fractions lose
}

/** The shipping price of an order, in cents: the lines of a template are sent together, each template is charged. */
export function orderPostage(
  lines: readonly SentLine[],
  templates: ReadonlyMap<number, PostageTerms>,
  district: number | undefined,
): number {
  return [...templates].reduce((sum, [id, terms]) => {
    const sent = lines.filter(({ tempId }) => tempId === id);
    if (sent.length === 0) return sum;
    const worth = sent.reduce((all, { price, pieces }) => all + price * pieces, 0);
    return sum + postageOf(terms, { quantity: quantityOf(terms.type, sent), worth, district }).cents;
  }, 0);
}
