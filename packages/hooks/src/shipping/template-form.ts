import { type Schema, ShippingCharge } from "@shopkeeper/sdk";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import {
  districtsIn,
  districtsOf,
  everywhere,
  freeList,
  type PostageTerms,
  regionList,
  takesFrees,
  takesRegions,
  templateRules,
  titleOf,
} from "@shopkeeper/sdk/rules/shipping";
import { recordForm } from "../form";

/** The form values of shipping costs for some districts; null until a number is typed. */
interface RegionRow {
  /** Ids of districts; `everywhere` is the whole country. */
  cityId: number[];
  first: number | null;
  firstPrice: number | null;
  renewal: number | null;
  renewalPrice: number | null;
}

/** Free shipping from a quantity and an amount. */
interface FreeRow {
  cityId: number[];
  number: number | null;
  price: number | null;
}

/** The form of a shipping template; its lists have their wire names. */
export const templateForm = recordForm(templateRules, {
  initial: { type: ShippingCharge.byPiece, sort: 0 },
  own: (template?: Schema<"ShippingTemplateInfo">) => ({
    [regionList]: (template?.regionList ?? []).map(({ title, first, firstPrice, renewal, renewalPrice }): RegionRow => ({
      cityId: districtsIn(title),
      ...{ first: Number(first), firstPrice: Number(firstPrice), renewal: Number(renewal), renewalPrice: Number(renewalPrice) },
    })),
    [freeList]: (template?.freeList ?? []).map(({ title, number, price }): FreeRow => ({
      ...{ cityId: districtsIn(title), number: Number(number), price: Number(price) },
    })),
  }),
  rows: (form) => ({
    ...(takesRegions(form) && {
      [regionList]: form[regionList].map(({ cityId, first, firstPrice, renewal, renewalPrice }) => ({
        cityId: cityId.join(","),
        ...{ first: text(first), firstPrice: text(firstPrice), renewal: text(renewal), renewalPrice: text(renewalPrice) },
      })),
    }),
    ...(takesFrees(form) && {
      [freeList]: form[freeList].map(({ cityId, number, price }) => ({
        ...{ cityId: cityId.join(","), number: text(number), price: text(price) },
      })),
    }),
  }),
});

/** The values of the form. */
export type TemplateForm = ReturnType<typeof templateForm.valuesOf>;

const text = (amount: number | null) => amount?.toFixed(2) ?? "";

/** The unit of a template's charge, as the key of its texts; pieces by default. */
export const measureOf = (type: number) =>
  type === ShippingCharge.byWeight ? ("weight" as const) : type === ShippingCharge.byVolume ? ("volume" as const) : ("pieces" as const);

export const newRegion = (cityId: number[] = []): RegionRow => ({ cityId, first: 1, firstPrice: null, renewal: 1, renewalPrice: null });
export const newFree = (): FreeRow => ({ cityId: [], number: 1, price: null });

/** The initial rows of a kind of free shipping: a custom one has the whole country first, a partly free one names districts. */
export function regionsFor(isCustom: boolean, regions: readonly RegionRow[]): RegionRow[] {
  const named = regions.filter(({ cityId }) => !cityId.includes(everywhere));
  if (isCustom) {
    return [regions.find(({ cityId }) => cityId.includes(everywhere)) ?? newRegion([everywhere]), ...named.filter(isFilled)];
  }
  return named.length > 0 ? named : [newRegion()];
}

const isFilled = ({ cityId, firstPrice }: RegionRow) => cityId.length > 0 || firstPrice !== null;

/** The request of a valid template. */
export function templateInput(form: TemplateForm, pathOf: (district: number) => readonly number[]): Schema<"ShippingTemplateInput"> {
  const { [regionList]: regions, [freeList]: frees, ...input } = templateForm.inputOf(form);
  const titled = <Row extends { cityId: string }>(row: Row) => ({ ...row, title: titleOf(districtsOf(row.cityId), pathOf) });
  return { ...input, ...(regions && { [regionList]: regions.map(titled) }), ...(frees && { [freeList]: frees.map(titled) }) };
}

const { schema: pricedFields } = templateForm.model(() => new Date(), ["type", regionList, freeList]);

/** The costs of the edited template, in hundredths; undefined if its rows have problems. */
export function termsOf(form: TemplateForm): PostageTerms | undefined {
  if (!pricedFields.safeParse(form).success) return undefined;
  const { [regionList]: regions, [freeList]: frees, ...input } = templateForm.inputOf(form);
  return {
    ...input,
    regions: (regions ?? []).map((row) => ({
      districts: new Set(districtsOf(row.cityId)),
      ...{ first: centsOf(row.first), firstPrice: centsOf(row.firstPrice) },
      ...{ renewal: centsOf(row.renewal), renewalPrice: centsOf(row.renewalPrice) },
    })),
    frees: (frees ?? []).map(({ cityId, number, price }) => ({
      ...{ districts: new Set(districtsOf(cityId)), number: centsOf(number), price: centsOf(price) },
    })),
  };
}
