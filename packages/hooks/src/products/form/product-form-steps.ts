import type { ProductForm } from "./product-form";

/** The steps of the product form, in order. */
export const formSteps = ["facts", "matrix", "detail", "more"] as const;
export type FormStep = (typeof formSteps)[number];

/** A field of the form that can have a problem. */
export type ProductField = Exclude<keyof ProductForm, "from" | "brandName" | "kept">;

/** The fields of every step, in screen order. */
export const fieldsOfStep: Readonly<Record<FormStep, readonly ProductField[]>> = {
  facts: [
    ...(["type", "name", "cateIds", "categoryId", "brandId", "unitName", "tempId", "keyword", "intro"] as const),
    ...(["image", "sliderImages", "guaranteeIds", "video"] as const),
  ],
  matrix: ["isSub", "matrix"],
  detail: ["content"],
  more: ["deliveryMethods", "refundSwitch", "sort", "coupons"],
};

/** Maps wire field names to differing form field names. */
export const productWireNames: Readonly<Record<string, string>> = {
  cateId: "cateIds",
  sliderImage: "sliderImages",
  couponIds: "coupons",
  deliveryMethod: "deliveryMethods",
  specType: "matrix",
  attr: "matrix",
  attrValue: "matrix",
};
