import type { MerchantClient } from "@shopkeeper/sdk";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { type NoticePort, noticesTo } from "./notice";
import type { Rights } from "./permissions";
import { type SavedRows, savedRows } from "../list/saved-rows";
import { memoryStorage, scopedStorage, type Storage } from "../core/storage";
import { type Unsaved, type UnsavedForms, unsavedForms } from "../form/unsaved";

/** The current account, as far as screens use it. */
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
  /** The page's part of the register of unsaved input. */
  readonly forms: UnsavedForms;
  /** Calls `listener` when the window may close: hidden, reloaded or closed; returns the unsubscribe function. */
  readonly onHide: (listener: () => void) => () => void;
  readonly savedRows: SavedRows;
  readonly now: () => Date;
  /** Resolves after this many milliseconds; a test may shorten it. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The accounts of the shop stored on the device; undefined if there are none. */
  readonly keptStaff: () => readonly string[] | undefined;
}

/** The shop of the surrounding provider, if there is one. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/** The ports of a shop; only the client and the account are required. */
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

/** Provides the shop to hooks. Another account gets a new cache, so that it never sees data of the first. */
export function ShopProvider({ client, account, storage, notify, unsaved, onHide, now, wait, keptStaff, children }: ShopProviderProps) {
  const [ownStorage] = useState(memoryStorage);
  const [ownUnsaved] = useState(unsavedForms);
  const [ownSavedRows] = useState(savedRows);
  // one object while nothing changes: every hook of every live page depends on it
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

/** A page that may be hidden without being unmounted; unsaved input of its forms is registered under its name. */
export interface ShopPageProps {
  name: string;
  /** Whether the page is hidden now; called when its forms unmount. */
  isHidden: () => boolean;
  children: ReactNode;
}

/** Provides a page's part of the register of unsaved input to the forms below it. */
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
  // equal running reads are already shared; a page that is shown again reloads, and uses its preloaded data
  dedupingInterval: 0,
};

const ignore = () => undefined;
const neverHidden = () => ignore;
const noStaff = () => undefined;
const systemNow = () => new Date();
const systemWait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The shop of the surrounding provider. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error("useShop needs a <ShopProvider> above it");
  return shop;
}

/** The client of the surrounding shop. */
export const useClient = (): MerchantClient => useShop().client;

/** The current account. */
export const useAccount = (): Account => useShop().account;
