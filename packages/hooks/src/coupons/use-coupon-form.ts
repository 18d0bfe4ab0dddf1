import { CouponCategory, type Schema } from "@shopkeeper/sdk";
import { couponLimits, windowBounds } from "@shopkeeper/sdk/rules/coupons";
import { useWatch } from "react-hook-form";
import { coreText, textOf } from "../texts";
import { type StoredFormState, useStored } from "../core";
import { useCan, useShop } from "../shop";
import { useVersionedForm, type VersionedForm } from "../form";
import { choicesOf, type CouponForm, couponInput, couponModel, couponWireNames, outdatedWindows, productIdsOf } from "./coupon-form";
import { couponText, type CouponTextKey } from "./messages";

export interface CouponFormOptions {
  /** `copy` keeps every value of coupon `id`; `edit` changes its products only. */
  mode: "add" | "copy" | "edit";
  id?: number;
  onDone?: () => void;
}

/** The form of a coupon, and what its choices show. */
export interface CouponFormState extends VersionedForm<CouponForm, Schema<"CouponInfo">>, StoredFormState {
  limits: typeof couponLimits;
  /** The earliest and the latest time that can be chosen. */
  bounds: { min: string; max: string };
  /** Everything but the products is fixed. */
  isLocked: boolean;
  isNotForProducts: boolean;
  shows: ReturnType<typeof shownFields>;
  /** Windows of the copied coupon that have begun: to be chosen again. */
  outdated: { use?: CouponTextKey; claim?: CouponTextKey };
  products: Schema<"ProductBrief">[];
  setProducts: (products: readonly Schema<"ProductBrief">[]) => void;
  dropProduct: (dropped: number) => void;
}

/** Adding a coupon, adding one like another, or editing the products of one. */
export function useCouponForm({ mode, id, onDone }: CouponFormOptions): CouponFormState {
  const can = useCan();
  const { now } = useShop();
  const isEdit = mode === "edit";
  const stored = useStored("getCoupon", mode === "add" || id === undefined ? undefined : { path: { id } });
  const coupon = stored.record;
  const isNotForProducts = isEdit && coupon !== undefined && coupon.category !== CouponCategory.product;
  const { form, ...rest } = useVersionedForm<CouponForm, Schema<"CouponInfo">, Schema<"SavedCoupon"> | null>({
    model: couponModel(isEdit ? "products" : "new", now),
    edited: coupon,
    operation: isEdit ? "editCouponProducts" : "saveCoupon",
    async save(values, client, version) {
      if (!isEdit) return client.saveCoupon({ body: couponInput(values) });
      return client.editCouponProducts({ body: { id: id ?? 0, productIds: productIdsOf(values), version } });
    },
    labels: { products: textOf(couponText, "form.labels.products") },
    reread: async (client) => (id === undefined ? undefined : client.getCoupon({ path: { id } })),
    draftKey: `coupons/${mode}${id === undefined ? "" : `/${id}`}`,
    isReadOnly: isNotForProducts,
    wireNames: couponWireNames,
    done: textOf(coreText, isEdit ? "done.edited" : "done.added"),
    row: ({ name }, saved) => ({ list: "listCoupons", id: isEdit ? id : saved?.id, name: name.trim(), foundBy: { name: name.trim() } }),
    onDone: () => onDone?.(),
  });
  const chosen = useWatch({ control: form.control, compute: choicesOf });
  const setProducts = (products: readonly Schema<"ProductBrief">[]) =>
    form.setValue("products", [...products], { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    ...rest,
    form,
    limits: couponLimits,
    bounds: windowBounds(now()),
    isRefused: mode === "add" ? !can("saveCoupon") : !can("getCoupon"),
    isLoading: stored.isLoading || chosen.from !== (coupon?.id ?? null), // loaded values reach the form one render later
    loadError: stored.error,
    retry: stored.retry,
    isLocked: isEdit,
    isNotForProducts,
    shows: shownFields(chosen),
    outdated: mode === "copy" ? outdatedWindows(chosen, now()) : {},
    products: chosen.products,
    setProducts,
    dropProduct: (dropped: number) => setProducts(chosen.products.filter((product) => product.id !== dropped)),
  };
}

/** The fields that the choices show. */
const shownFields = ({ category, hasThreshold, isFixedTime, isTimeReceive, isLimited }: ReturnType<typeof choicesOf>) => ({
  products: category === CouponCategory.product,
  minPrice: hasThreshold,
  day: !isFixedTime,
  useWindow: isFixedTime,
  claimWindow: isTimeReceive,
  total: isLimited,
});
