import { isStaff } from "./permissions";
import { useShop } from "./shop-provider";
import { useRead } from "../core/use-read";

/** The staff of the shop among the accounts that the server names. */
export interface Staff {
  /** The staff check (specification, section 6), by the newest list or the one stored on the device. */
  has(account: string): boolean;
  /** The name of a staff member; undefined for other accounts. */
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
