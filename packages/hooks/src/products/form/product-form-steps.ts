import type { ProductForm } from "./product-form";

/** The steps of the product form, in order. */
export const formSteps = ["facts", "matrix", "detail", "more"] as const;
export type FormStep = (typeof formSteps)[number];

/** A field of the form that may be wrong. */
export type ProductField = Exclude<keyof ProductForm, "from" | "brandName" | "kept">;

/** The fields of every step, in the order of the screen. */
export const fieldsOfStep: Readonly<Record<FormStep, readonly ProductField[]>> = {
  facts: [
    ...(["type", "name", "cateIds", "categoryId", "brandId", "unitName", "tempId", "keyword", "intro"] as const),
    ...(["image", "sliderImages", "guaranteeIds", "video"] as const),
  ],
  matrix: ["isSub", "matrix"],
  detail: ["content"],
  more: ["deliveryMethods", "refundSwitch", "sort", "coupons"],
};

/** Wire names of fields that the product form calls otherwise. */
export const productWireNames: Readonly<Record<string, string>> = {
  cateId: "cateIds",
  sliderImage: "sliderImages",
  couponIds: "coupons",
  deliveryMethod: "deliveryMethods",
  specType: "matrix",
  attr: "matrix",
  attrValue: "matrix",
};
