import { ApiError } from "@shopkeeper/sdk";
import { useState } from "react";
import { useController, type UseFormReturn, useWatch } from "react-hook-form";
import type { ProductForm } from "./product-form";
import { skuRulesOf } from "./product-form-rules";
import { setProductField } from "./set-product-field";
import { allSkuColumns, type SkuColumn } from "../matrix/sku-column";
import type { SkuMatrix } from "../matrix/sku-matrix";
import { sentKeys } from "../matrix/sku-request";
import { setMulti } from "../matrix/sku-specs";

/** The specs and SKUs of a product form. */
export interface ProductMatrix {
  value: SkuMatrix;
  onChange: (next: SkuMatrix) => void;
  isMulti: boolean;
  setMulti: (isMulti: boolean) => void;
  rules: { isSub: boolean; isPaidMember: boolean };
  picture: string;
  isWrong: boolean;
  /** The server's error for the whole matrix; problems of the rules are shown in their cells. */
  said: string | undefined;
  /** The server's errors for single cells. */
  refusals: Map<string, Partial<Record<SkuColumn, string>>>;
}

/** The specs and SKUs of a product form; the server's errors stay until the matrix is changed. */
export function useProductMatrix(form: UseFormReturn<ProductForm, unknown, ProductForm>, refusal: unknown): ProductMatrix {
  const [matrix, isSub, kept, picture] = useWatch({ control: form.control, name: ["matrix", "isSub", "kept", "image"] });
  const { fieldState } = useController({ control: form.control, name: "matrix" });
  const [refused, setRefused] = useState({ refusal, matrix });
  if (refused.refusal !== refusal) setRefused({ refusal, matrix });
  const fields = refusal instanceof ApiError && refused.matrix === matrix ? refusal.fields : {};

  return {
    value: matrix,
    onChange: (next: SkuMatrix) => setProductField(form, "matrix", next),
    isMulti: matrix.isMulti,
    setMulti: (isMulti: boolean) => setProductField(form, "matrix", setMulti(matrix, isMulti)),
    rules: skuRulesOf({ isSub, kept }),
    picture,
    isWrong: fieldState.invalid,
    said: fieldState.error?.type === "server" ? fieldState.error.message : undefined,
    refusals: refusedCells(matrix, fields),
  };
}

/** Errors by row and column, from fields such as `attrValue.3.price`. */
function refusedCells(matrix: SkuMatrix, fields: Readonly<Record<string, string>>) {
  const cells = new Map<string, Partial<Record<SkuColumn, string>>>();
  const keys = sentKeys(matrix);
  for (const [field, sentence] of Object.entries(fields)) {
    const [, place, name] = /^attrValue\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const key = keys[Number(place)];
    const column = allSkuColumns.find((each) => each === name);
    if (key !== undefined && column) cells.set(key, { ...cells.get(key), [column]: sentence });
  }
  return cells;
}
