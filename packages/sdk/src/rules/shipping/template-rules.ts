import { ShippingCharge } from "../../generated/code-sets";
import { ShippingFreeInput, ShippingRegionInput, ShippingTemplateInput as fields } from "../../generated/fields";
import type { components } from "../../generated/schema";
import { fill, type Text } from "../core";
import { centsOf } from "../money";
import type { FieldProblems, RecordRules } from "../records";
import { shippingRuleMessages } from "./messages";
import { everywhere, takesFrees, takesRegions } from "./postage";
import { districtsOf } from "./region-paths";

type RegionInput = components["schemas"]["ShippingRegionInput"];

export const regionList = "shippingTemplatesRegionRequestList";
export const freeList = "shippingTemplatesFreeRequestList";

/** The rules of a shipping template; a field of a row is `list.0.first`. */
export const templateRules = {
  fields,
  uses: { type: takesRegions, [regionList]: takesRegions },
  conflicts(template): FieldProblems {
    const regions = takesRegions(template) ? (template[regionList] ?? []) : [];
    const frees = takesFrees(template) ? (template[freeList] ?? []) : [];
    const [first] = regions;
    const isCountryFirst = !first || !takesFrees(template) || districtsOf(first.cityId).includes(everywhere);
    const measure = template.type === ShippingCharge.byPiece ? piecesProblem : measureProblem;
    return {
      ...(!isCountryFirst && { [`${regionList}.0.cityId`]: shippingRuleMessages.countryFirst }),
      ...rowProblems(regionList, regions, (row) => ({
        ...{ first: measure(row.first), renewal: measure(row.renewal) },
        ...{ firstPrice: priceProblem(row.firstPrice), renewalPrice: priceProblem(row.renewalPrice) },
      })),
      ...rowProblems(freeList, frees, ({ number, price }) => ({ number: measure(number), price: priceProblem(price) })),
    };
  },
} satisfies RecordRules<typeof fields, components["schemas"]["ShippingTemplateInput"]>;

/** The problems of the rows of a list: of their amounts, and of rows without a district or with a district of an earlier row. */
function rowProblems<Row extends Pick<RegionInput, "cityId">>(
  list: string,
  rows: readonly Row[],
  amountProblems: (row: Row) => Readonly<Record<string, Text | undefined>>,
): FieldProblems {
  const holders = new Map<number, number>();
  const problems = rows.flatMap((row, at) => {
    const districts = districtsOf(row.cityId);
    const taken = districts.map((id) => holders.get(id)).find((holder) => holder !== undefined);
    for (const id of districts) if (!holders.has(id)) holders.set(id, at);
    const isTaken = taken === undefined ? undefined : fill(shippingRuleMessages.districtTaken, { row: taken + 1 });
    const found = Object.entries({
      ...amountProblems(row),
      cityId: districts.length === 0 ? shippingRuleMessages.districtsEmpty : isTaken,
    });
    return found.flatMap(([name, problem]) => (problem ? [[`${list}.${at}.${name}`, problem] as const] : []));
  });
  return Object.fromEntries(problems);
}

/** In hundredths. */
const measureMax = ShippingRegionInput.first.max * 100;

function piecesProblem(amount: string) {
  const hundredths = centsOf(amount);
  if (amount === "") return shippingRuleMessages.measureEmpty;
  return hundredths >= 100 && hundredths % 100 === 0 && hundredths <= measureMax ? undefined : shippingRuleMessages.piecesWrong;
}

function measureProblem(amount: string) {
  const hundredths = centsOf(amount);
  if (amount === "") return shippingRuleMessages.measureEmpty;
  return hundredths >= 10 && hundredths <= measureMax ? undefined : shippingRuleMessages.measureWrong;
}

const { max: priceMax } = ShippingFreeInput.price;

function priceProblem(amount: string) {
  const cents = centsOf(amount);
  if (amount === "") return shippingRuleMessages.priceEmpty;
  return cents >= 0 && cents <= priceMax * 100 ? undefined : fill(shippingRuleMessages.priceWrong, { priceMax });
}
