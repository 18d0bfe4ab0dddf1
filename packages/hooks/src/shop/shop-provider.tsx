import type { MerchantClient } from "@shopkeeper/sdk";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { type NoticePort, noticesTo } from "./notice";
import type { Rights } from "./permissions";
import { type SavedRows, savedRows } from "../list/saved-rows";
import { memoryStorage, scopedStorage, type Storage } from "../core/storage";
import { type Unsaved, type UnsavedForms, unsavedForms } from "../form/unsaved";

/** Who is logged in, as far as screens need to know. */
export interface Account extends Rights {
  readonly id: number;
  readonly merId: number;
  readonly account: string;
  readonly realName: string;
}

/** The dependencies of every hook of a shop. */
export interface Shop {
  readonly client: MerchantClient;
  readonly account: Account;
  readonly storage: Storage;
  readonly notices: ReturnType<typeof noticesTo>;
  readonly unsaved: Unsaved;
  /** The page's own part of what is unsaved. */
  readonly forms: UnsavedForms;
  /** Calls `listener` when the window may be gone next: hidden, reloaded or closed; returns how to stop that. */
  readonly onHide: (listener: () => void) => () => void;
  readonly savedRows: SavedRows;
  readonly now: () => Date;
  /** Resolves after so many milliseconds; a test may shorten it. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The accounts of the shop that the device keeps; undefined where it keeps none. */
  readonly keptStaff: () => readonly string[] | undefined;
}

/** The shop around a component, if there is one. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/** The ports of a shop: only the client and the account are needed. */
export interface ShopProviderProps {
  client: MerchantClient;
  account: Account;
  storage?: Storage;
  notify?: NoticePort;
  unsaved?: Unsaved;
  onHide?: (listener: () => void) => () => void;
  now?: () => Date;
  wait?: (milliseconds: number) => Promise<void>;
  keptStaff?: () => readonly string[] | undefined;
  children: ReactNode;
}

/** Gives hooks their shop. Another account gets a new cache, so that nothing of the first is ever shown to it. */
export function ShopProvider({ client, account, storage, notify, unsaved, onHide, now, wait, keptStaff, children }: ShopProviderProps) {
  const [ownStorage] = useState(memoryStorage);
  const [ownUnsaved] = useState(unsavedForms);
  const [ownSavedRows] = useState(savedRows);
  // one object as long as nothing changes: every hook of every live page hangs on it
  const shop: Shop = useMemo(
    () => ({
      client,
      account,
      storage: scopedStorage(storage ?? ownStorage, `${account.merId}/${account.account}`),
      notices: noticesTo(notify ?? ignore),
      unsaved: unsaved ?? ownUnsaved,
      forms: unsaved ?? ownUnsaved,
      savedRows: ownSavedRows,
      onHide: onHide ?? neverHidden,
      now: now ?? systemNow,
      wait: wait ?? systemWait,
      keptStaff: keptStaff ?? noStaff,
    }),
    [client, account, storage, notify, unsaved, onHide, now, wait, keptStaff, ownStorage, ownUnsaved, ownSavedRows],
  );
  return (
    <ShopContext value={shop}>
      <SWRConfig key={`${account.merId}/${account.account}`} value={cacheOfOneAccount}>
        {children}
      </SWRConfig>
    </ShopContext>
  );
}

/** A page that may be hidden without being gone; what its forms hold unsaved is noted under its name. */
export interface ShopPageProps {
  name: string;
  /** Whether it is hidden now; asked when its forms leave the screen. */
  isHidden: () => boolean;
  children: ReactNode;
}

/** Gives the forms below it their own part of the register of unsaved words. */
export function ShopPage({ name, isHidden, children }: ShopPageProps) {
  const shop = useShop();
  const page = useMemo(() => ({ ...shop, forms: shop.unsaved.ofPage(name, isHidden) }), [shop, name, isHidden]);
  return <ShopContext value={page}>{children}</ShopContext>;
}

const cacheOfOneAccount = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
  // equal reads that are under way are one already; a page that is shown again asks again, and takes what was preloaded for it
  dedupingInterval: 0,
};

const ignore = () => undefined;
const neverHidden = () => ignore;
const noStaff = () => undefined;
const systemNow = () => new Date();
const systemWait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The shop around this component. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error("useShop needs a <ShopProvider> above it");
  return shop;
}

/** The client of the shop around this component. */
export const useClient = (): MerchantClient => useShop().client;

/** The account that is logged in. */
export const useAccount = (): Account => useShop().account;
