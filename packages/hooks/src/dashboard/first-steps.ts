/** What a new shop has so far; absent where the account may not know, or it is not known yet. */
export interface ShopStart {
  readonly products?: number;
  readonly coupons?: number;
  readonly admins?: number;
}

/** Something to do first in a new shop. */
export interface FirstStep {
  readonly key: "product" | "coupon" | "staff";
  readonly isDone: boolean;
  /** Where it is done; absent where that screen does not exist yet. */
  readonly path: string | undefined;
}

const steps = [
  {
    key: "product",
    path: "/product/list/creatProduct",
    permission: "merchant:product:save",
    isDone: ({ products = 0 }: ShopStart) => products > 0,
  },
  { key: "coupon", path: "/coupon/list/save", permission: "merchant:coupon:save", isDone: ({ coupons = 0 }: ShopStart) => coupons > 0 },
  // the owner alone is no staff
  {
    key: "staff",
    path: "/operation/roleManager/adminList",
    permission: "merchant:admin:save",
    isDone: ({ admins = 0 }: ShopStart) => admins > 1,
  },
] as const;

/** What an account can do first in a shop that has sold nothing yet, in order; nothing once all of it is done. */
export function firstSteps(
  start: ShopStart,
  may: (permission: string) => boolean,
  isReady: (path: string) => boolean,
): readonly FirstStep[] {
  const own = steps
    .filter(({ permission }) => may(permission))
    .map(({ key, path, isDone }) => ({ key, isDone: isDone(start), path: isReady(path) ? path : undefined }));
  return own.every(({ isDone }) => isDone) ? [] : own;
}
