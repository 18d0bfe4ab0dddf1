import { CouponCategory, type Schema } from "@shopkeeper/sdk";
import { windowBounds } from "@shopkeeper/sdk/rules/coupons";
import { useWatch } from "react-hook-form";
import { coreText, textOf } from "../texts";
import { type StoredFormState, useStored } from "../core";
import { useCan, useShop } from "../shop";
import { useVersionedForm, type VersionedForm } from "../form";
import { type CouponForm, couponForm, outdatedWindows } from "./coupon-form";
import type { CouponTextKey } from "./messages";

export interface CouponFormOptions {
  /** `copy` keeps every value of coupon `id`; `edit` changes its products only. */
  mode: "add" | "copy" | "edit";
  id?: number;
  onDone?: () => void;
}

/** The form of a coupon, and which fields apply. */
export interface CouponFormState extends VersionedForm<CouponForm, Schema<"CouponInfo">>, StoredFormState {
  /** The earliest and the latest time that can be chosen. */
  bounds: { min: string; max: string };
  /** Everything except the products is read-only. */
  isLocked: boolean;
  isNotForProducts: boolean;
  /** Whether a field applies to the current choices. */
  shows: (field: string) => boolean;
  /** Windows of the copied coupon that have begun and must be chosen again. */
  outdated: { use?: CouponTextKey; claim?: CouponTextKey };
  products: Schema<"ProductBrief">[];
  setProducts: (products: readonly Schema<"ProductBrief">[]) => void;
  dropProduct: (dropped: number) => void;
}

/** Adding a coupon, copying a coupon, or editing a coupon's products. */
export function useCouponForm({ mode, id, onDone }: CouponFormOptions): CouponFormState {
  const can = useCan();
  const { now } = useShop();
  const isEdit = mode === "edit";
  const stored = useStored("getCoupon", mode === "add" || id === undefined ? undefined : { path: { id } });
  const coupon = stored.record;
  const isNotForProducts = isEdit && coupon !== undefined && coupon.category !== CouponCategory.product;
  const { form, ...rest } = useVersionedForm<CouponForm, Schema<"CouponInfo">, Schema<"SavedCoupon"> | null>({
    model: couponForm.model(now, isEdit ? ["productIds"] : undefined),
    edited: coupon,
    operation: isEdit ? "editCouponProducts" : "saveCoupon",
    async save(values, client, version) {
      if (!isEdit) return client.saveCoupon({ body: couponForm.inputOf(values) });
      return client.editCouponProducts({ body: { id: id ?? 0, productIds: couponForm.inputOf(values).productIds ?? "", version } });
    },
    labels: couponForm.labels,
    reread: async (client) => (id === undefined ? undefined : client.getCoupon({ path: { id } })),
    draftKey: `coupons/${mode}${id === undefined ? "" : `/${id}`}`,
    isReadOnly: isNotForProducts,
    done: textOf(coreText, isEdit ? "done.edited" : "done.added"),
    row: ({ name }, saved) => ({ list: "listCoupons", id: isEdit ? id : saved?.id, name: name.trim(), foundBy: { name: name.trim() } }),
    onDone: () => onDone?.(),
  });
  const chosen = useWatch({ control: form.control, compute: couponForm.choicesOf });
  const setProducts = (products: readonly Schema<"ProductBrief">[]) =>
    form.setValue("productIds", [...products], { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    ...rest,
    form,
    bounds: windowBounds(now()),
    isRefused: mode === "add" ? !can("saveCoupon") : !can("getCoupon"),
    isLoading: stored.isLoading || chosen.from !== (coupon?.id ?? null), // loaded values reach the form one render later
    loadError: stored.error,
    retry: stored.retry,
    isLocked: isEdit,
    isNotForProducts,
    shows: (field) => couponForm.uses[field]?.(chosen) ?? true,
    outdated: mode === "copy" ? outdatedWindows(chosen, now()) : {},
    products: chosen.productIds,
    setProducts,
    dropProduct: (dropped: number) => setProducts(chosen.productIds.filter((product) => product.id !== dropped)),
  };
}
