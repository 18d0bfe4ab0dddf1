import type { Schema } from "@shopkeeper/sdk/contract";
import { recordProblems } from "@shopkeeper/sdk/rules/records";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import {
  districtsOf,
  everywhere,
  freeList,
  regionList,
  takesFrees,
  takesRegions,
  templateRules,
  titleOf,
} from "@shopkeeper/sdk/rules/shipping";
import { invalidFields } from "../core/refusal";
import { toRow } from "../kit/record";
import { districtOf } from "./regions";
import { shippingTemplates } from "./tables";

/** A shipping template to store, with its rows; money, pieces, weight and volume are in hundredths. */
export type TemplateFields = ReturnType<typeof templateFields>;

/** The columns of a sent template. Refuses invalid input, row by row. */
export function templateFields(body: Schema<"ShippingTemplateInput">) {
  const regions = (takesRegions(body) && body[regionList]) || [];
  const frees = (takesFrees(body) && body[freeList]) || [];
  const problems = {
    ...unknownDistricts(regionList, regions),
    ...unknownDistricts(freeList, frees),
    ...recordProblems(templateRules, body, new Date(0)),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    template: toRow(shippingTemplates, templateRules, body),
    regions: regions.map(({ cityId, first, firstPrice, renewal, renewalPrice }) => ({
      title: titleOf(districtsOf(cityId), pathOf),
      first: centsOf(first),
      firstPrice: centsOf(firstPrice),
      renewal: centsOf(renewal),
      renewalPrice: centsOf(renewalPrice),
    })),
    frees: frees.map(({ cityId, number, price }) => ({
      title: titleOf(districtsOf(cityId), pathOf),
      number: centsOf(number),
      price: centsOf(price),
    })),
  };
}

const unknownDistricts = (list: string, rows: readonly { cityId: string }[]) =>
  Object.fromEntries(
    rows.flatMap(({ cityId }, at) =>
      districtsOf(cityId).every((id) => id === everywhere || districtOf(id)) ? [] : [[`${list}.${at}.cityId`, districtUnknown]],
    ),
  );

const districtUnknown = { zh: "有区域不存在，请重新选择", en: "Some of these regions do not exist. Choose again." };

const pathOf = (district: number) => districtOf(district)?.path ?? [];
