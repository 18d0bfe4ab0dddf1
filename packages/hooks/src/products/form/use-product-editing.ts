import { ProductType, type Schema } from "@shopkeeper/sdk";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { ProductForm } from "./product-form";
import { setProductField } from "./set-product-field";
import { withCover } from "../matrix/sku-cells";

/** The fields of a product form that other fields depend on. */
export interface ProductEditing {
  chosen: ProductEditingChosen;
  isVirtual: boolean;
  /** Brands depend on the platform category. */
  setCategory(id: number | null): void;
  setBrand: (options: { value: number; label: string }) => void;
  /** The cover is also the picture of the single SKU, until that has its own. */
  setImage(next: string): void;
  setGuarantees: (ids: readonly number[]) => void;
  setVideo: (address: string) => void;
  setCoupons: (coupons: readonly Schema<"GiftCoupon">[]) => void;
}

interface ProductEditingChosen {
  from: number | null;
  type: number;
  categoryId: number | null;
  brandId: number | null;
  brandName: string;
  tempId: number | null;
}

/** The fields of a product form that other fields depend on; typing in any other field renders only its own input. */
export function useProductEditing(form: UseFormReturn<ProductForm, unknown, ProductForm>): ProductEditing {
  const [from, type, categoryId, brandId, brandName, tempId] = useWatch({
    control: form.control,
    name: ["from", "type", "categoryId", "brandId", "brandName", "tempId"],
  });
  const setBrand = (id: number | null, name: string) => {
    setProductField(form, "brandName", name);
    setProductField(form, "brandId", id);
  };

  return {
    chosen: { from, type, categoryId, brandId, brandName, tempId },
    isVirtual: type === ProductType.virtual,
    setCategory(id: number | null) {
      if (id !== categoryId) setBrand(null, "");
      setProductField(form, "categoryId", id);
    },
    setBrand: ({ value, label }: { value: number; label: string }) => setBrand(value, label),
    setImage(next: string) {
      setProductField(form, "matrix", withCover(form.getValues("matrix"), next, form.getValues("image")));
      setProductField(form, "image", next);
    },
    setGuarantees: (ids: readonly number[]) => setProductField(form, "guaranteeIds", ids),
    setVideo: (address: string) => setProductField(form, "video", address),
    setCoupons: (coupons: readonly Schema<"GiftCoupon">[]) => setProductField(form, "coupons", coupons),
  };
}
