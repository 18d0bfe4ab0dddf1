import { useState } from "react";
import type { SearchParamsState } from "../list";

/** A hook that keeps search parameters like a router. */
export type SearchState = () => SearchParamsState;

/** Search parameters that begin with `text`: `useCouponList(useSearch())` with `useSearch = searchState("page=3")`. */
export function searchState(text = ""): SearchState {
  return () => useState(() => new URLSearchParams(text));
}
