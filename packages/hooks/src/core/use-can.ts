import { operations, type OperationId } from "@shopkeeper/sdk";
import { hasRole, holds, holdsAll, holdsAny, type Rights } from "./permissions";
import { useAccount } from "./shop-provider";

/** What the account may do: `can("saveCoupon")`, or by permission and role. */
export function useCan() {
  return rightsOf(useAccount());
}

/** The same question without React. */
export function rightsOf(rights: Rights) {
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
