import type { DataOperationId, Input, Output } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCan } from "../shop/use-can";
import { useRead } from "./use-read";

/** The record that a form begins with. */
export interface Stored<Op extends DataOperationId> {
  record: Output<Op> | undefined;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  /** Continues with another version of the record. */
  setRecord: (next: Output<Op> | undefined) => void;
}

/**
 * The record that a form begins with; nothing is read while `input` is undefined, or without the right.
 *
 * It is read from the server each time and then does not change: a form must not change while a person types in it, nor take over a
 * version that they have not seen.
 */
export function useStored<Op extends DataOperationId>(operationId: Op, input: Input<Op> | undefined): Stored<Op> {
  const can = useCan();
  const wanted = can(operationId) ? input : undefined;
  const name = wanted === undefined ? "" : JSON.stringify(wanted);
  const [stored, setStored] = useState<{ name: string; record: Output<Op> | undefined } | undefined>(undefined);
  const record = stored?.name === name ? stored.record : undefined;
  const read = useRead(operationId, record === undefined ? wanted : undefined);
  const hasArrived = record === undefined && read.data !== undefined && !read.isRefreshing;
  if (hasArrived) setRecord(read.data);

  function setRecord(next: Output<Op> | undefined) {
    setStored({ name, record: next });
  }

  return {
    record,
    isLoading: wanted !== undefined && record === undefined && !read.error,
    error: record === undefined ? read.error : undefined,
    retry: read.retry,
    setRecord,
  };
}

/** The state of a form whose record is read first. */
export interface StoredFormState {
  isRefused: boolean;
  isLoading: boolean;
  loadError: Error | undefined;
  retry: () => void;
}
