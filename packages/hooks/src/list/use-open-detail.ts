import type { OperationId } from "@shopkeeper/sdk";
import type { SearchParamsState } from "./list-query";
import { useCan } from "../shop/use-can";

/** The row whose details are open. */
export interface OpenDetail {
  /** Undefined if no detail is open, and without the permission to read it. */
  key: string | undefined;
  open: (key: string) => void;
  close: () => void;
}

/** The row whose details are open, by its number in `detail` of the address. Opening pushes a history entry, so that Back closes them. */
export function useOpenDetail([params, setParams]: SearchParamsState, operation: OperationId): OpenDetail {
  const can = useCan();
  return {
    key: can(operation) ? (params.get("detail") ?? undefined) : undefined,
    open: (key: string) => setParams((before) => new URLSearchParams([...withoutDetail(before), ["detail", key]])),
    close: () => setParams(withoutDetail, { replace: true }),
  };
}

const withoutDetail = (params: URLSearchParams) => new URLSearchParams([...params].filter(([name]) => name !== "detail"));
