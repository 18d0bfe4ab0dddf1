import { useCan } from "@shopkeeper/hooks/core";
import type { OperationId } from "@shopkeeper/sdk";
import type { ReactNode } from "react";

export interface CanProps {
  /** The operation that the controls inside call. */
  do?: OperationId;
  /** Or permissions, of which any one is enough. */
  any?: readonly string[];
  /** What stands there instead, for who may not. */
  fallback?: ReactNode;
  /** What is shown to those who may do it. */
  children: ReactNode;
}

/** Shows its content to who may do what it does. */
export function Can({ do: operation, any, fallback = null, children }: CanProps) {
  const can = useCan();
  const isAllowed = (operation === undefined || can(operation)) && (any === undefined || can.any(any));
  return isAllowed ? children : fallback;
}
