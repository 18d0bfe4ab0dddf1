import { type MerchantClient, type Schema, SeckillAuditStatus } from "@shopkeeper/sdk";
import { joinProblem, seckillLimits } from "@shopkeeper/sdk/rules/seckill";
import { useMemo, useState } from "react";
import { type RowSelection, useSelection } from "../selection";
import { type StoredFormState, useRead } from "../core";
import { textOf } from "../texts";
import { useCan, useClient, useShop } from "../shop";
import { useFormValue, useVersionedForm, type VersionedForm } from "../form";
import { seckillText } from "./messages";
import {
  type KnownProduct,
  knownProducts,
  type KnownSku,
  offeredAgain,
  offerInput,
  type OfferedProduct,
  type OfferForm,
  offerSchema,
  skusOf,
  withProducts,
  withSetting,
  type BatchSetting,
} from "./offer-form";
import { type OfferRows, useOfferRows } from "./use-offer-rows";
import { type PriceDoubts, usePriceDoubts } from "./use-price-doubts";

type Activity = Schema<"SeckillActivityDetail">;

export interface OfferFormOptions {
  /** The fixed activity; without it the activity is chosen in the form. */
  activityId?: number | undefined;
  /** The refused product to submit again. */
  refusedId?: number | undefined;
  onDone: () => void;
}

/** The initial data of the form: an activity, and the product to submit again. */
interface Beginning {
  activity: Pick<Activity, "id" | "name">;
  product: OfferedProduct | undefined;
  /** Why the product was refused. */
  reason: string | undefined;
  /** Why the product in the address cannot be submitted again. */
  lost: { why: "productLost" | "offerLost"; name: string } | undefined;
}

/** Submitting products to an activity. */
export interface OfferFormState extends VersionedForm<OfferForm, Beginning>, StoredFormState {
  limits: typeof seckillLimits;
  activityId: number | null;
  /** The activity is fixed by the address. */
  isActivityFixed: boolean;
  /** Why the activity in the address is closed to the shop. */
  closed: "ended" | "starsFew" | undefined;
  activity: Activity | undefined;
  /** Why the product to submit again was refused. */
  refusal: string | undefined;
  lost: { why: "productLost" | "offerLost"; name: string } | undefined;
  activities: ActivityOptions;
  products: KnownProduct<KnownSku>[];
  selection: RowSelection<number, KnownProduct<KnownSku>>;
  rows: OfferRows;
  addProducts(picked: readonly Schema<"ActivityProduct">[]): void;
  /** Whether products can be added; if not, shows what is missing. */
  canPick(): boolean;
  drop(ids: readonly number[]): void;
  setAll: (setting: BatchSetting) => void;
  doubts: PriceDoubts;
}

/** Submitting products to an activity: the activity, the products with quota and price of every SKU, and batch settings. */
export function useOfferForm({ activityId, refusedId, onDone }: OfferFormOptions): OfferFormState {
  const can = useCan();
  const { notices, now } = useShop();
  const doubts = usePriceDoubts();
  const stored = useRead(
    "getSeckillActivity",
    activityId !== undefined && can("getSeckillActivity") ? { path: { id: activityId } } : undefined,
  );
  const refused = stored.data?.productList.find(
    (product) => product.id === refusedId && product.auditStatus === SeckillAuditStatus.refused,
  );
  const goods = useRead(
    "searchActivityProducts",
    refused && { query: { productId: refused.productId, activityId: refused.activityId, limit: 10 } },
  );
  const isLoading = stored.isLoading || goods.isLoading;
  const again = goods.data?.list[0];
  const selection = useSelection<number, KnownProduct>({ idOf: (product) => product.id });
  // fixed once loaded: refetched data must not change the form during input
  const [beginning, setBeginning] = useState<Beginning>();
  const isMore = beginning === undefined || (again !== undefined && again.isTakingPart !== true && beginning.product === undefined);
  if (stored.data && !isLoading && isMore) {
    const product = refused && again && again.isTakingPart !== true ? offeredAgain(again, refused) : undefined;
    const isLost = refusedId !== undefined && product === undefined && goods.error === undefined;
    setBeginning({
      activity: stored.data,
      product,
      reason: refused?.reason ?? undefined,
      lost: isLost ? { why: refused ? "productLost" : "offerLost", name: refused?.name ?? "" } : undefined,
    });
    if (product) selection.set([product]);
  }

  const { form, submit, ...rest } = useVersionedForm<OfferForm, Beginning, null>({
    model: { schema: offerSchema, valuesOf: formOf },
    edited: beginning,
    operation: "addSeckillProducts",
    save: (values, client) => client.addSeckillProducts({ body: offerInput(values) }),
    draftKey: `seckill/${activityId ?? "add"}${refusedId === undefined ? "" : `/${refusedId}`}`,
    done: textOf(seckillText, "done.added"),
    onDone,
  });
  const id = useFormValue(form, "id");
  const offered = () => form.getValues("productList");
  // input changes the cells in place: the list is replaced only when whole products change
  const list = useFormValue(form, "productList");
  const products = useMemo(() => knownProducts(list), [list]);
  const set = (productList: OfferedProduct[]) => {
    form.setValues({ productList }, { shouldDirty: true });
    if (form.formState.isSubmitted || Object.keys(form.formState.errors).length > 0) void form.trigger();
  };
  const why = (activity: Activity) => joinProblem(activity, { stars: activity.merStarLevel, now: now() });

  return {
    ...rest,
    form,
    isRefused: !can("addSeckillProducts"),
    isLoading,
    loadError: stored.error ?? goods.error,
    retry: stored.error ? stored.retry : goods.retry,
    limits: seckillLimits,
    activityId: id,
    isActivityFixed: activityId !== undefined,
    closed: stored.data && why(stored.data),
    activity: stored.data,
    refusal: beginning?.reason,
    lost: beginning?.lost,
    activities: useActivityOptions(form),
    products,
    selection,
    rows: useOfferRows(products),
    addProducts(picked: readonly Schema<"ActivityProduct">[]) {
      const next = withProducts(offered(), picked);
      selection.set([...selection.rows, ...next.slice(products.length)]);
      set(next);
    },
    canPick() {
      if (id === null) notices.info(textOf(seckillText, "form.chooseFirst"));
      return id !== null;
    },
    drop(ids: readonly number[]) {
      selection.drop(...ids);
      set(offered().filter((product) => !ids.includes(product.id)));
    },
    setAll: (setting: BatchSetting) => set(withSetting(offered(), selection.has, setting)),
    doubts,
    submit: () => void form.handleSubmit((values) => doubts.before(skusOf(values.productList), submit))(),
  };
}

const formOf = (beginning: Beginning | undefined): OfferForm => ({
  id: beginning?.activity.id ?? null,
  activityName: beginning?.activity.name ?? "",
  productList: beginning?.product ? [beginning.product] : [],
});

type Form = VersionedForm<OfferForm, Beginning>["form"];

const pageSize = 20;

/** The activities as options, page by page. */
export interface ActivityOptions {
  load(
    name: string,
    page: number,
    from?: MerchantClient,
  ): Promise<{ options: { value: number; label: string; isDisabled: boolean }[]; hasMore: boolean }>;
  choose(options: { value: number; label: string }): void;
}

/** The activities as options, page by page; a closed activity shows the reason. */
function useActivityOptions(form: Form): ActivityOptions {
  const client = useClient();
  const { now } = useShop();
  const nameOf = (activity: Schema<"SeckillActivity">) => {
    const problem = joinProblem(activity, { stars: activity.merStarLevel, now: now() });
    if (!problem) return activity.name;
    const why = textOf(seckillText, `activities.${problem}`, { stars: activity.merStars, own: activity.merStarLevel });
    return textOf(seckillText, "form.closed", { name: activity.name, why });
  };
  return {
    async load(name: string, page: number, from: MerchantClient = client) {
      const { list, total } = await from.listSeckillActivities({ query: { name, page, limit: pageSize } });
      const options = list.map((activity) => ({
        value: activity.id,
        label: nameOf(activity),
        isDisabled: joinProblem(activity, { stars: activity.merStarLevel, now: now() }) !== undefined,
      }));
      return { options, hasMore: page * pageSize < total };
    },
    choose({ value, label }: { value: number; label: string }) {
      form.setValue("id", value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      form.setValue("activityName", label, { shouldDirty: true });
    },
  };
}
