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
  /** Runs the change, or a dry run of it. */
  onChange: (change: ProductChange, isTrial: boolean) => void;
  onClose: () => void;
}

type Forecast = Schema<"PriceForecast">;

/** The form of a batch change and the forecast of its result. */
export interface ProductChanging extends VersionedForm<ProductChangeForm, object> {
  /** Runs the change as a dry run, with a result per product. */
  dryRun: () => void;
  prices: PriceQuestion;
  exampleOf: typeof changedExample;
  /** Forecasts of implausible prices, once they are to be shown. */
  doubtful: readonly Forecast[];
}

/** The dialog of a batch change: the amount, and for prices a question about implausible ones. Its state lives as long as it is open. */
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
    dryRun: () => void form.form.handleSubmit((values) => change(values, true))(),
    prices,
    exampleOf: changedExample,
    doubtful: isShown ? doubtful : [],
  };
}

const countOf = (forecasts: readonly Forecast[]) => forecasts.reduce((sum, { doubtful }) => sum + doubtful, 0);

/** The forecast of a price change per product; other changes need none. The change itself reports deleted products. */
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
