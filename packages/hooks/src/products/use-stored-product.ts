import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCan, useRead } from "../core";

/**
 * The product that a form begins with.
 *
 * It is asked for anew each time and then stays as it is: a form that someone types in must not change under their hands,
 * nor take over a version that they have not seen.
 */
export function useStoredProduct(id: number | undefined) {
  const can = useCan();
  const isAsked = id !== undefined && can("getProduct");
  const read = useRead("getProduct", isAsked ? { path: { id } } : undefined);
  const [product, setProduct] = useState<Schema<"ProductInfo"> | undefined>(undefined);
  const current = product?.id === id ? product : undefined;
  if (!current && isAsked && read.data?.id === id && !read.isRefreshing) setProduct(read.data);

  return {
    product: current,
    isLoading: isAsked && !current && !read.error,
    error: current ? undefined : read.error,
    retry: read.retry,
    /** Goes on from another version of it. */
    become: setProduct,
  };
}
