import { checkPermissionTag, useAccount, useCan } from "@shopkeeper/hooks/shop";
import type { OperationId } from "@shopkeeper/sdk";
import type { ReactNode } from "react";

export interface CanProps {
  /** The operation that the controls inside call. */
  do?: OperationId;
  /** Or permissions, of which any one is enough. */
  any?: readonly string[];
  /** Or a role, or several of which any one is enough; the owner has all roles. */
  role?: string | readonly string[];
  /** Shown instead, to a person without the right. */
  fallback?: ReactNode;
  /** Shown to a person with the right. */
  children: ReactNode;
}

/**
 * Shows its content to a person with the right to do it, or with the role (specification, section 6).
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
