import type { Schema } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { coreText, isNewerVersion, textOf, useAction, useClient } from "../core";
import { type CouponForm, couponInput, productIdsOf } from "./coupon-form";

/**
 * Saving a coupon form: a new coupon, or with `edited` the products of that one.
 *
 * Where someone else was first, `theirs` is what they saved; after `goOnFrom` the next save overwrites that version.
 */
export function useCouponSaving(isEdit: boolean, edited: Schema<"CouponInfo"> | undefined) {
  const client = useClient();
  const [theirs, setTheirs] = useState<Schema<"CouponInfo"> | undefined>(undefined);
  const seen = useRef<Schema<"CouponInfo"> | undefined>(undefined);

  async function editProducts(id: number, version: number | undefined, form: CouponForm) {
    try {
      return await client.editCouponProducts({ body: { id, productIds: productIdsOf(form), version } });
    } catch (error) {
      if (isNewerVersion(error)) setTheirs(await client.getCoupon({ path: { id } }));
      throw error;
    }
  }

  function save(form: CouponForm) {
    if (!isEdit) return client.saveCoupon({ body: couponInput(form) });
    const known = seen.current?.id === edited?.id ? (seen.current ?? edited) : edited;
    if (!known) throw new Error("the coupon to edit is not loaded yet");
    return editProducts(known.id, known.version, form);
  }

  const action = useAction(async (form: CouponForm) => save(form), ["coupons"], {
    done: () => textOf(coreText, isEdit ? "done.edited" : "done.added"),
  });

  return {
    action,
    theirs,
    goOnFrom(current: Schema<"CouponInfo">) {
      seen.current = current;
      setTheirs(undefined);
    },
  };
}
