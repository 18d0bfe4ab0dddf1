import { FreeShipping, type Schema, ShippingCharge } from "@shopkeeper/sdk";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import {
  districtsIn,
  everywhere,
  freeList,
  type PostageTerms,
  regionList,
  templateProblems,
  titleOf,
} from "@shopkeeper/sdk/rules/shipping";

/** What shipping costs into some districts, as it is typed; null where a number is not typed yet. */
interface RegionRow {
  /** Ids of districts; `everywhere` is the whole country. */
  cityId: number[];
  first: number | null;
  firstPrice: number | null;
  renewal: number | null;
  renewalPrice: number | null;
}

/** Where shipping is free from so much and from this amount on. */
interface FreeRow {
  cityId: number[];
  number: number | null;
  price: number | null;
}

/** A shipping template as it is typed; its lists bear the names of the wire. */
export interface TemplateForm {
  name: string;
  type: number;
  appoint: number;
  sort: number | null;
  shippingTemplatesRegionRequestList: RegionRow[];
  shippingTemplatesFreeRequestList: FreeRow[];
}

/** What a template counts, as its sentences are named; pieces until it counts anything. */
export const measureOf = (type: number) =>
  type === ShippingCharge.byWeight ? ("weight" as const) : type === ShippingCharge.byVolume ? ("volume" as const) : ("pieces" as const);

export const newRegion = (cityId: number[] = []): RegionRow => ({ cityId, first: 1, firstPrice: null, renewal: 1, renewalPrice: null });
export const newFree = (): FreeRow => ({ cityId: [], number: 1, price: null });

/** The values of a stored template, or of a new one. */
export function templateValues(template: Schema<"ShippingTemplateInfo"> | undefined): TemplateForm {
  return {
    name: template?.name ?? "",
    type: template?.type || ShippingCharge.byPiece,
    appoint: template?.appoint ?? FreeShipping.everywhere,
    sort: template?.sort ?? 0,
    [regionList]: (template?.regionList ?? []).map(({ title, first, firstPrice, renewal, renewalPrice }) => ({
      cityId: districtsIn(title),
      ...{ first: Number(first), firstPrice: Number(firstPrice), renewal: Number(renewal), renewalPrice: Number(renewalPrice) },
    })),
    [freeList]: (template?.freeList ?? []).map(({ title, number, price }) => ({
      ...{ cityId: districtsIn(title), number: Number(number), price: Number(price) },
    })),
  };
}

/** The rows that another kind of free shipping begins with: a custom one has the whole country first, a partly free one names districts. */
export function regionsFor(appoint: number, regions: readonly RegionRow[]): RegionRow[] {
  const named = regions.filter(({ cityId }) => !cityId.includes(everywhere));
  if (appoint === FreeShipping.custom) {
    return [regions.find(({ cityId }) => cityId.includes(everywhere)) ?? newRegion([everywhere]), ...named.filter(isFilled)];
  }
  return named.length > 0 ? named : [newRegion()];
}

const isFilled = ({ cityId, firstPrice }: RegionRow) => cityId.length > 0 || firstPrice !== null;

/** What is wrong with a template, by field, with what its sentence needs. */
export const formProblems = (form: TemplateForm) => templateProblems(fieldsOf(form));

const fieldsOf = (form: TemplateForm) => ({
  ...form,
  regions: form[regionList].map((row) => ({ ...row, districts: row.cityId })),
  frees: form[freeList].map((row) => ({ ...row, districts: row.cityId })),
});

/** The request of a template without problems. */
export function templateInput(form: TemplateForm, pathOf: (district: number) => readonly number[]): Schema<"ShippingTemplateInput"> {
  const { name, type, appoint, sort } = form;
  const place = ({ cityId }: { cityId: readonly number[] }) => ({
    cityId: cityId.includes(everywhere) ? String(everywhere) : cityId.join(","),
    title: titleOf(cityId, pathOf),
  });
  const isPriced = appoint !== FreeShipping.everywhere;
  return {
    ...{
      name,
      appoint: codeOf(FreeShipping, appoint),
      type: isPriced ? codeOf(ShippingCharge, type) : ShippingCharge.none,
      sort: sort ?? 0,
    },
    ...(isPriced && {
      [regionList]: form[regionList].map((row) => ({
        ...place(row),
        ...{ first: text(row.first), firstPrice: text(row.firstPrice), renewal: text(row.renewal), renewalPrice: text(row.renewalPrice) },
      })),
    }),
    ...(appoint === FreeShipping.custom && {
      [freeList]: form[freeList].map((row) => ({ ...place(row), number: text(row.number), price: text(row.price) })),
    }),
  };
}

const text = (amount: number | null) => (amount ?? 0).toFixed(2);

/** A code of a set; a form holds no other. */
function codeOf<Code extends number>(set: Readonly<Record<string, Code>>, code: number): Code {
  const known = Object.values(set).find((one) => one === code);
  if (known === undefined) throw new RangeError(`${code} is no code of this set.`);
  return known;
}

/** What the typed template costs, in hundredths; undefined where its rows have problems. */
export function termsOf(form: TemplateForm): PostageTerms | undefined {
  const isWrong = Object.keys(formProblems(form)).some((field) => field === "type" || field.startsWith("shippingTemplates"));
  if (isWrong) return undefined;
  const amount = (typed: number | null) => centsOf(typed ?? 0);
  return {
    ...{ type: form.type, appoint: form.appoint },
    regions: form[regionList].map((row) => ({
      districts: new Set(row.cityId),
      ...{ first: amount(row.first), firstPrice: amount(row.firstPrice) },
      ...{ renewal: amount(row.renewal), renewalPrice: amount(row.renewalPrice) },
    })),
    frees: form[freeList].map((row) => ({ districts: new Set(row.cityId), number: amount(row.number), price: amount(row.price) })),
  };
}
