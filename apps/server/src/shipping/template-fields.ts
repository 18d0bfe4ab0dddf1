import { FreeShipping, type Schema } from "@shopkeeper/sdk/contract";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import {
  districtsOf,
  everywhere,
  freeList,
  regionList,
  shippingRuleMessages,
  templateProblems,
  titleOf,
} from "@shopkeeper/sdk/rules/shipping";
import { invalidFields } from "../core/refusal";
import { districtOf } from "./regions";

/** A shipping template to store, with its rows; money, pieces, weight and volume are in hundredths. */
export type TemplateFields = ReturnType<typeof templateFields>;

/** What to store of a template that came in. Refuses what is wrong, row by row. */
export function templateFields(body: Schema<"ShippingTemplateInput">) {
  const { name, type, appoint, sort } = body;
  const regions = withDistricts(body.shippingTemplatesRegionRequestList);
  const frees = withDistricts(body.shippingTemplatesFreeRequestList);
  const problems = problemTexts(templateProblems({ name, type, appoint, sort, regions, frees }), shippingRuleMessages);
  const isPriced = appoint !== FreeShipping.everywhere;
  const faults = {
    ...(isPriced && unknownDistricts(regionList, regions)),
    ...(appoint === FreeShipping.custom && unknownDistricts(freeList, frees)),
    ...problems,
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return {
    template: { name: name.trim(), type, appoint, sort },
    regions: (isPriced ? regions : []).map(({ districts, first, firstPrice, renewal, renewalPrice }) => ({
      title: titleOf(districts, pathOf),
      first: centsOf(first),
      firstPrice: centsOf(firstPrice),
      renewal: centsOf(renewal),
      renewalPrice: centsOf(renewalPrice),
    })),
    frees: (appoint === FreeShipping.custom ? frees : []).map(({ districts, number, price }) => ({
      title: titleOf(districts, pathOf),
      number: centsOf(number),
      price: centsOf(price),
    })),
  };
}

const withDistricts = <Row extends { cityId: string }>(rows: readonly Row[] | null | undefined) =>
  (rows ?? []).map((row) => ({ ...row, districts: [...new Set(districtsOf(row.cityId))] }));

const unknownDistricts = (list: string, rows: readonly { districts: readonly number[] }[]) =>
  Object.fromEntries(
    rows.flatMap(({ districts }, at) =>
      districts.every((id) => id === everywhere || districtOf(id)) ? [] : [[`${list}.${at}.cityId`, districtUnknown]],
    ),
  );

const districtUnknown = { zh: "有区域不存在，请重新选择", en: "Some of these regions do not exist. Choose again." };

const pathOf = (district: number) => districtOf(district)?.path ?? [];
