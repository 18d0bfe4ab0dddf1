import { operations, type OperationId } from "@shopkeeper/sdk";
import { hasRole, holds, holdsAll, holdsAny, type Rights } from "./permissions";
import { useAccount } from "./shop-provider";

/** The rights of an account: by operation, or by permission and role. */
export interface Permissions {
  (operation: OperationId): boolean;
  any: (listed: readonly string[]) => boolean;
  all: (listed: readonly string[]) => boolean;
  single: (permission: string) => boolean;
  role: (listed: readonly string[]) => boolean;
}

/** The rights of the account: `can("saveCoupon")`, or by permission and role. */
export function useCan(): Permissions {
  return rightsOf(useAccount());
}

/** The same check without React. */
export function rightsOf(rights: Rights): Permissions {
  const can = (operation: OperationId) => {
    const row = operations[operation];
    return !("permission" in row) || holdsAny(rights, row.permission);
  };
  return Object.assign(can, {
    any: (listed: readonly string[]) => holdsAny(rights, listed),
    all: (listed: readonly string[]) => holdsAll(rights, listed),
    single: (permission: string) => holds(rights, permission),
    role: (listed: readonly string[]) => hasRole(rights, listed),
  });
}
