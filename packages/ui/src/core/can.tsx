import { checkPermissionTag, useAccount, useCan } from "@shopkeeper/hooks/shop";
import type { OperationId } from "@shopkeeper/sdk";
import type { ReactNode } from "react";

export interface CanProps {
  /** The operation that the controls inside call. */
  do?: OperationId;
  /** Or permissions, of which any one is enough. */
  any?: readonly string[];
  /** Or a role, or several of which any one is enough; the owner has all of them. */
  role?: string | readonly string[];
  /** What stands there instead, for who may not. */
  fallback?: ReactNode;
  /** What is shown to those who may do it. */
  children: ReactNode;
}

/**
 * Shows its content to who may do what it does, or has the role (specification, section 6).
 *
 * Without an operation, a permission and a role it hides its content, and throws in development.
 */
export function Can({ do: operation, any, role, fallback = null, children }: CanProps) {
  const account = useAccount();
  const can = useCan();
  if (operation === undefined && !role?.length && !any?.length) {
    if (process.env.NODE_ENV !== "production") checkPermissionTag(account, any);
    return fallback;
  }
  const roles = typeof role === "string" ? [role] : role;
  const isAllowed =
    (operation === undefined || can(operation)) && (any === undefined || can.any(any)) && (roles === undefined || can.role(roles));
  return isAllowed ? children : fallback;
}

declare const process: { env: { NODE_ENV?: string } };
