import { type MerchantClient, NotFoundError, type Schema } from "@shopkeeper/sdk";
import { useMemo, useState } from "react";
import { useVersionedForm, type VersionedForm } from "../../form";
import { type PriceQuestion, usePriceQuestion } from "../form/use-price-question";
import type { BatchRow } from "../list/product-batch-call";
import {
  changedExample,
  type ChangeKind,
  changeOf,
  changeSchema,
  initialChange,
  type ProductChange,
  type ProductChangeForm,
} from "./product-change-form";
import { changeGroup, changeOperations } from "./use-product-changes";

export interface ProductChangeOptions {
  kind: ChangeKind;
  rows: readonly BatchRow[];
  /** The change, and whether it is tried only. */
  onChange: (change: ProductChange, isTrial: boolean) => void;
  onClose: () => void;
}

type Forecast = Schema<"PriceForecast">;

/** How much a batch changes, and what that would do. */
export interface ProductChanging extends VersionedForm<ProductChangeForm, object> {
  /** Says what the change would do to each product. */
  dryRun: () => void;
  prices: PriceQuestion;
  exampleOf: typeof changedExample;
  /** Prices that would look wrong, once they are to be shown. */
  doubtful: readonly Forecast[];
}

/** The dialog of a batch change: how much, and for prices the question about those that would look wrong. It lasts as long as it is open. */
export function useProductChange({ kind, rows, onChange, onClose }: ProductChangeOptions): ProductChanging {
  const [doubtful, setDoubtful] = useState<readonly Forecast[]>([]);
  const [isShown, setShown] = useState(false);
  const model = useMemo(() => ({ schema: changeSchema(kind), valuesOf: () => initialChange(kind) }), [kind]);
  const prices = usePriceQuestion(
    () => countOf(doubtful),
    () => setShown(true),
  );
  const form = useVersionedForm<ProductChangeForm, object, { forecast: readonly Forecast[] }>({
    model,
    edited: undefined,
    operation: changeOperations[kind],
    save: async (values, client) => ({ forecast: await forecastOf(changeOf(kind, values), rows, client) }),
    done: null,
    onDone({ forecast }) {
      const found = forecast.filter((one) => one.doubtful > 0);
      setDoubtful(found);
      setShown(false);
      prices.before(() => change(form.form.getValues(), false), countOf(found));
    },
    onCancel: onClose,
  });

  function change(values: ProductChangeForm, isTrial: boolean) {
    onChange(changeOf(kind, values), isTrial);
    onClose();
  }

  return {
    ...form,
    /** Says what the change would do to each product. */
    dryRun: () => void form.form.handleSubmit((values) => change(values, true))(),
    prices,
    exampleOf: changedExample,
    doubtful: isShown ? doubtful : [],
  };
}

const countOf = (forecasts: readonly Forecast[]) => forecasts.reduce((sum, { doubtful }) => sum + doubtful, 0);

/** What a change of prices would do to each product; nothing is asked about other changes. Products that are gone are told by the change itself. */
async function forecastOf(change: ProductChange, rows: readonly BatchRow[], client: MerchantClient): Promise<readonly Forecast[]> {
  if (change.kind !== "price") return [];
  const found: Forecast[] = [];
  for (let at = 0; at < rows.length; at += changeGroup) {
    const idList = rows.slice(at, at + changeGroup).map(({ id }) => id);
    try {
      found.push(...(await client.checkProductPrices({ body: { ...change.body, idList } })));
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
  return found;
}
