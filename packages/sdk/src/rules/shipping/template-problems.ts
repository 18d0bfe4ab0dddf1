import { FreeShipping, ShippingCharge } from "../../generated/code-sets";
import { ShippingFreeInput, ShippingRegionInput, ShippingTemplateInput } from "../../generated/fields";
import { lengthOf, type Problem } from "../core";
import { centsOf } from "../money";
import type { shippingRuleMessages } from "./messages";
import { everywhere } from "./postage";

/** The limits of a shipping template, from the contract; the sentences about it take them as parameters. */
export const shippingLimits = {
  nameMax: ShippingTemplateInput.name.maxLength,
  sortMax: ShippingTemplateInput.sort.max,
  measureMax: ShippingRegionInput.first.max,
  priceMax: ShippingFreeInput.price.max,
  rowsMax: 100,
} as const;

/** A number as it is typed or sent; null or undefined while there is none. */
type Amount = string | number | null | undefined;

interface Row {
  /** Ids of districts; `everywhere` is the whole country. */
  readonly districts: readonly number[];
}

/** A template as it is filled in; its rows bear the names of the wire. */
export interface TemplateFields {
  readonly name: string;
  readonly type: number;
  readonly appoint: number;
  readonly sort: Amount;
  readonly regions: readonly (Row & { readonly [Name in RegionAmount]: Amount })[];
  readonly frees: readonly (Row & { readonly number: Amount; readonly price: Amount })[];
}

type RegionAmount = "first" | "firstPrice" | "renewal" | "renewalPrice";
type Key = keyof typeof shippingRuleMessages;

export const regionList = "shippingTemplatesRegionRequestList";
export const freeList = "shippingTemplatesFreeRequestList";

/** What is wrong with a shipping template, by the names of the wire: a field of a row is `list.0.first`. */
export function templateProblems({ name, type, appoint, sort, regions, frees }: TemplateFields): Record<string, Problem<Key>> {
  const problems: Record<string, Problem<Key>> = {};
  const say = (field: string, key: Key | undefined, params?: Problem["params"]) => {
    if (key) problems[field] = { key, params: { ...shippingLimits, ...params } };
  };
  if (name.trim() === "") say("name", "nameEmpty");
  else if (lengthOf(name.trim()) > shippingLimits.nameMax) say("name", "nameLong");
  if (!isWhole(sort, 0, shippingLimits.sortMax)) say("sort", "sortWrong");
  if (appoint === FreeShipping.everywhere) return problems;

  const isByPiece = type === ShippingCharge.byPiece;
  if (type === ShippingCharge.none) say("type", "typeEmpty");
  if (regions.length === 0) say(regionList, "regionsEmpty");
  else if (appoint === FreeShipping.custom && !regions[0]?.districts.includes(everywhere)) say(`${regionList}.0.cityId`, "countryFirst");
  for (const [at, row] of regions.entries()) {
    for (const field of ["first", "renewal"] as const) say(`${regionList}.${at}.${field}`, measureProblem(row[field], isByPiece));
    for (const field of ["firstPrice", "renewalPrice"] as const) say(`${regionList}.${at}.${field}`, priceProblem(row[field]));
  }
  for (const [at, { number, price }] of appoint === FreeShipping.custom ? frees.entries() : []) {
    say(`${freeList}.${at}.number`, measureProblem(number, isByPiece));
    say(`${freeList}.${at}.price`, priceProblem(price));
  }
  for (const [list, rows] of Object.entries({ [regionList]: regions, [freeList]: appoint === FreeShipping.custom ? frees : [] })) {
    if (rows.length > shippingLimits.rowsMax) say(list, "rowsMany");
    for (const { at, key, row } of districtProblems(rows)) say(`${list}.${at}.cityId`, key, { row });
  }
  return problems;
}

/** Rows without a district, or with one that a row before has. */
function districtProblems(rows: readonly Row[]) {
  const holders = new Map<number, number>();
  return rows.flatMap(({ districts }, at): { at: number; key: Key; row: number }[] => {
    const taken = districts.map((id) => holders.get(id)).find((holder) => holder !== undefined);
    for (const id of districts) if (!holders.has(id)) holders.set(id, at);
    if (districts.length === 0) return [{ at, key: "districtsEmpty", row: at + 1 }];
    return taken === undefined ? [] : [{ at, key: "districtTaken", row: taken + 1 }];
  });
}

function measureProblem(amount: Amount, isByPiece: boolean): Key | undefined {
  const hundredths = amountOf(amount);
  if (hundredths === undefined) return "measureEmpty";
  if (isByPiece)
    return hundredths >= 100 && hundredths % 100 === 0 && hundredths <= shippingLimits.measureMax * 100 ? undefined : "piecesWrong";
  return hundredths >= 10 && hundredths <= shippingLimits.measureMax * 100 ? undefined : "measureWrong";
}

function priceProblem(amount: Amount): Key | undefined {
  const cents = amountOf(amount);
  if (cents === undefined) return "priceEmpty";
  return cents >= 0 && cents <= shippingLimits.priceMax * 100 ? undefined : "priceWrong";
}

const amountOf = (amount: Amount) => (amount === undefined || amount === null || amount === "" ? undefined : centsOf(amount));

const isWhole = (amount: Amount, min: number, max: number) =>
  typeof amount === "number" && Number.isInteger(amount) && amount >= min && amount <= max;
