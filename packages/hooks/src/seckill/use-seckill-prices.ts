import type { MerchantClient, Schema } from "@shopkeeper/sdk";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { activityPriceProblem, seckillLimits } from "@shopkeeper/sdk/rules/seckill";
import * as z from "zod/mini";
import {
  type DialogTask,
  type Merge,
  mergeVersions,
  type TakesCurrent,
  useVersionedForm,
  type VersionedForm,
  type Versions,
} from "../form";
import { textOf } from "../texts";
import { seckillText, type SeckillTextKey } from "./messages";
import { centsIn, type DoubtfulSku } from "./offer-form";
import { type PriceDoubts, usePriceDoubts } from "./use-price-doubts";

type Product = Schema<"SeckillProduct">;

interface PriceForm {
  /** In yuan, in SKU order; null if empty. */
  prices: (number | null)[];
}

const schema = z.object({ prices: z.array(z.nullable(z.number())) }).check(({ value, issues }) => {
  for (const [at, price] of value.prices.entries()) {
    const problem = activityPriceProblem(centsIn(price));
    if (problem) issues.push({ code: "custom", path: ["prices", at], message: messageOf(problem.key), input: value });
  }
});

const messageOf = (key: keyof typeof seckillText.zh.problems): SeckillTextKey => `problems.${key}`;

export interface SeckillPricesOptions {
  task: Exclude<DialogTask<Product>, { mode: "add" }>;
  onClose: () => void;
}

/** A seckill product with its SKUs. */
export interface SeckillPrices extends VersionedForm<PriceForm, Product> {
  product: Product;
  limits: typeof seckillLimits;
  doubts: PriceDoubts;
}

/** A seckill product with its SKUs, and the activity prices of an approved one. Its state lives as long as its drawer is open. */
export function useSeckillPrices({ task: { mode, row }, onClose }: SeckillPricesOptions): SeckillPrices {
  const doubts = usePriceDoubts();
  const { form, submit, ...rest } = useVersionedForm<PriceForm, Product, null>({
    model: { schema, valuesOf: (product) => ({ prices: product?.attrValue.map(({ price }) => Number(price)) ?? [] }) },
    edited: row,
    operation: "setSeckillPrices",
    save: ({ prices }, client, version) => client.setSeckillPrices({ body: { productList: [pricesOf(row, prices, version)] } }),
    reread: (client) => readAgain(row, client),
    merge: mergePrices,
    draftKey: mode === "edit" ? `seckill/${row.id}/prices` : undefined,
    isReadOnly: mode === "view",
    done: textOf(seckillText, "done.added"),
    wireNames: Object.fromEntries(row.attrValue.map((_sku, at) => [`productList.0.attrValue.${at}.activityPrice`, `prices.${at}`])),
    onDone: onClose,
    onCancel: onClose,
  });
  /** Compared with the current prices of the SKUs, which may have changed since the submission. */
  const doubtful = () =>
    form.getValues("prices").map((price, at): DoubtfulSku => {
      const sku = row.attrValue[at];
      const [selling, cost] = [sku?.priceNow ?? sku?.otPrice, sku?.costNow ?? sku?.cost];
      return { name: `${row.name} ${sku?.sku ?? ""}`, price: selling ?? "0.00", cost: cost ?? "0.00", activityPrice: price };
    });
  return {
    ...rest,
    form,
    product: row,
    limits: seckillLimits,
    doubts,
    submit: () => void form.handleSubmit(() => doubts.before(doubtful(), submit))(),
  };
}

const pricesOf = ({ id, attrValue }: Product, prices: PriceForm["prices"], version: number | undefined) => ({
  id,
  version,
  attrValue: attrValue.map((sku, at) => ({ id: sku.id, activityPrice: moneyText(centsIn(prices[at] ?? null) ?? 0) })),
});

async function readAgain({ id, name, auditStatus }: Product, client: MerchantClient) {
  const { list } = await client.listSeckillProducts({ query: { proName: name, limit: 100 } });
  return list.find((product) => product.id === id && product.auditStatus === auditStatus);
}

/** Merges prices by SKU index. */
function mergePrices({ base, mine, current }: Versions<PriceForm>, takesCurrent?: TakesCurrent): Merge<PriceForm> {
  const byPlace = ({ prices }: PriceForm) => ({ prices: Object.fromEntries(prices.map((price, at) => [at, price])) });
  const merged = mergeVersions({ base: base && byPlace(base), mine: byPlace(mine), current: byPlace(current) }, takesCurrent);
  return { ...merged, value: { prices: Object.values(merged.value.prices) } };
}
