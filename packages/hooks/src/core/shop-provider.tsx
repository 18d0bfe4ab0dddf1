import type { MerchantClient } from "@shopkeeper/sdk";
import { createContext, type ReactNode, use, useState } from "react";
import { SWRConfig } from "swr";
import { type NoticePort, noticesTo } from "./notice";
import type { Rights } from "./permissions";
import { memoryStorage, scopedStorage, type Storage } from "./storage";
import { type Unsaved, unsavedForms } from "./unsaved";

/** Who is logged in, as far as screens need to know. */
export interface Account extends Rights {
  readonly id: number;
  readonly merId: number;
  readonly account: string;
  readonly realName: string;
}

/** What every hook of a shop takes from its surroundings. */
export interface Shop {
  readonly client: MerchantClient;
  readonly account: Account;
  readonly storage: Storage;
  readonly notices: ReturnType<typeof noticesTo>;
  readonly unsaved: Unsaved;
  readonly now: () => Date;
}

const ShopContext = createContext<Shop | undefined>(undefined);

/** The ports of a shop: only the client and the account are needed. */
export interface ShopProviderProps {
  client: MerchantClient;
  account: Account;
  storage?: Storage;
  notify?: NoticePort;
  unsaved?: Unsaved;
  now?: () => Date;
  children: ReactNode;
}

/** Gives hooks their shop. Another account gets a new cache, so that nothing of the first is ever shown to it. */
export function ShopProvider({ client, account, storage, notify, unsaved, now, children }: ShopProviderProps) {
  const [ownStorage] = useState(memoryStorage);
  const [ownUnsaved] = useState(unsavedForms);
  const shop: Shop = {
    client,
    account,
    storage: scopedStorage(storage ?? ownStorage, `${account.merId}/${account.account}`),
    notices: noticesTo(notify ?? ignore),
    unsaved: unsaved ?? ownUnsaved,
    now: now ?? systemNow,
  };
  return (
    <ShopContext value={shop}>
      <SWRConfig key={`${account.merId}/${account.account}`} value={cacheOfOneAccount}>
        {children}
      </SWRConfig>
    </ShopContext>
  );
}

const cacheOfOneAccount = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
};

const ignore = () => undefined;
const systemNow = () => new Date();

/** The shop around this component. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error("useShop needs a <ShopProvider> above it");
  return shop;
}

/** The client of the shop around this component. */
export const useClient = () => useShop().client;

/** The account that is logged in. */
export const useAccount = () => useShop().account;
