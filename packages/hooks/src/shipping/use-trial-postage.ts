import { centsOf } from "@shopkeeper/sdk/rules/money";
import { type Postage, postageOf, type PostageTerms, takesRegions } from "@shopkeeper/sdk/rules/shipping";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { type TemplateForm, termsOf } from "./template-form";

/** The postage of a trial parcel with the edited template. */
export interface TrialPostage {
  district: number | undefined;
  setDistrict: (next: number | undefined) => void;
  quantity: number | undefined;
  setQuantity: (next: number | undefined) => void;
  worth: number | undefined;
  setWorth: (next: number | undefined) => void;
  /** The postage and its reasons; undefined if something is missing. */
  postage: Postage | undefined;
  /** The missing input. */
  missing: "place" | "rows" | "amounts" | undefined;
  terms: PostageTerms | undefined;
}

/** The postage of a trial parcel with the edited template, by the same rule that prices orders. */
export function useTrialPostage(control: Control<TemplateForm, unknown, TemplateForm>): TrialPostage {
  const values = useWatch({ control, compute: termsOf });
  const [district, setDistrict] = useState<number>();
  const [quantity, setQuantity] = useState<number | undefined>(1);
  const [worth, setWorth] = useState<number | undefined>(0);
  const isComplete = quantity !== undefined && quantity > 0 && worth !== undefined;
  const needsPlace = values !== undefined && takesRegions(values) && district === undefined;
  const postage: Postage | undefined =
    values && isComplete && !needsPlace ? postageOf(values, { quantity: centsOf(quantity), worth: centsOf(worth), district }) : undefined;
  return {
    ...{ district, setDistrict, quantity, setQuantity, worth, setWorth },
    postage,
    missing: !values ? ("rows" as const) : needsPlace ? ("place" as const) : isComplete ? undefined : ("amounts" as const),
    terms: values,
  };
}
