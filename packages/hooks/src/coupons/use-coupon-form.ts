import { CouponCategory, type Schema } from "@shopkeeper/sdk";
import { type Control, useWatch } from "react-hook-form";
import { useCan, useSchemaForm, useShop, useStored } from "../core";
import { type CouponForm, couponFormOf, newCoupon, outdatedWindows } from "./coupon-form";
import { couponLimits, couponSchema } from "./coupon-rules";
import { windowBounds } from "./coupon-window";
import { useCouponSaving } from "./use-coupon-saving";

/** What a coupon form is for. */
export interface CouponFormOptions {
  /** `copy` keeps every value of coupon `id`; `edit` changes its products only. */
  mode: "add" | "copy" | "edit";
  id?: number;
  onDone?: () => void;
}

/** Adding a coupon, adding one like another, or editing the products of one. */
export function useCouponForm({ mode, id, onDone }: CouponFormOptions) {
  const can = useCan();
  const { now } = useShop();
  const isEdit = mode === "edit";
  const asked = mode === "add" || id === undefined ? undefined : { path: { id } };
  const { record: coupon, isLoading, error: loadError, retry } = useStored("getCoupon", asked);
  const saving = useCouponSaving(isEdit, coupon);
  const isNotForProducts = isEdit && coupon !== undefined && coupon.category !== CouponCategory.product;
  const { form, ...rest } = useSchemaForm<CouponForm, null>({
    schema: couponSchema(isEdit ? "products" : "new", now),
    values: coupon ? couponFormOf(coupon) : newCoupon,
    action: saving.action,
    draftKey: `coupons/${mode}${id === undefined ? "" : `/${id}`}`,
    isReadOnly: !can(isEdit ? "editCouponProducts" : "saveCoupon") || isNotForProducts,
    wireNames: { productIds: "products" },
    onDone: () => onDone?.(),
  });
  const chosen = useChoices(form.control);
  const setProducts = (products: readonly Schema<"ProductBrief">[]) =>
    form.setValue("products", [...products], { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    ...rest,
    form,
    mode,
    limits: couponLimits,
    /** The earliest and the latest time that can be chosen. */
    bounds: windowBounds(now()),
    isRefused: mode === "add" ? !can("saveCoupon") : !can("getCoupon"),
    isLoading: isLoading || chosen.from !== (coupon?.id ?? null), // loaded values reach the form a render later
    loadError,
    retry,
    /** Everything but the products stays as it is. */
    isLocked: isEdit,
    isNotForProducts,
    asks: askedFields(chosen),
    /** Windows that a copy brought along and that have begun: to be chosen again. */
    outdated: mode === "copy" ? outdatedWindows(chosen, now()) : {},
    products: chosen.products,
    setProducts,
    dropProduct: (id: number) => setProducts(chosen.products.filter((product) => product.id !== id)),
    /** Someone else has edited the products meanwhile: both lists, and which of them to go on with. */
    conflict: saving.theirs && conflictWith(saving.theirs),
  };

  function conflictWith(theirs: Schema<"CouponInfo">) {
    const mine = chosen.products;
    const keepMine = () => (saving.goOnFrom(theirs), rest.submit());
    const takeTheirs = () => (saving.goOnFrom(theirs), form.reset(couponFormOf(theirs), { keepDirtyValues: false }));
    return { name: theirs.name, mine, theirs: theirs.productList, keepMine, takeTheirs };
  }
}

/** The values that others hang on; typing in the rest of the form renders nothing but its own input. */
function useChoices(control: Control<CouponForm>) {
  const [from, category, hasThreshold, isFixedTime, isTimeReceive, isLimited, products, useStartTime, receiveStartTime] = useWatch({
    control,
    name: ["from", "category", "hasThreshold", "isFixedTime", "isTimeReceive", "isLimited", "products", "useStartTime", "receiveStartTime"],
  });
  return { from, category, hasThreshold, isFixedTime, isTimeReceive, isLimited, products, useStartTime, receiveStartTime };
}

/** Which fields the choices so far ask for. */
function askedFields({
  category,
  hasThreshold,
  isFixedTime,
  isTimeReceive,
  isLimited,
}: Pick<CouponForm, "category" | "hasThreshold" | "isFixedTime" | "isTimeReceive" | "isLimited">) {
  return {
    products: category === CouponCategory.product,
    minPrice: hasThreshold,
    day: !isFixedTime,
    useWindow: isFixedTime,
    claimWindow: isTimeReceive,
    total: isLimited,
  };
}
