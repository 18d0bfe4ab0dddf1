import { isStaff } from "./permissions";
import { useShop } from "./shop-provider";
import { useRead } from "../core/use-read";

/** Who of the accounts that the server names works in the shop. */
export interface Staff {
  /** The staff check (specification, section 6), by the newest list or the one that the device keeps. */
  has(account: string): boolean;
  /** The name of one of them; undefined for others. */
  nameOf(account: string): string | undefined;
}

/** The staff of the shop; every account may read it. */
export function useStaff(): Staff {
  const { keptStaff } = useShop();
  const { data } = useRead("listStaff", {});
  const accounts = data?.map(({ account }) => account) ?? keptStaff();
  return {
    has: (account) => isStaff(account, accounts),
    nameOf: (account) => data?.find((one) => one.account === account)?.realName,
  };
}
