import { createMerchantClient, memorySession, type MerchantClient } from "@shopkeeper/sdk";
import { type Seed, startServer, type TestShop } from "@shopkeeper/server/testing";
import type { ReactNode } from "react";
import { type Account, memoryStorage, type Notice, ShopProvider, type Storage } from "../core";

/** A merchant of one test's own, on the real server, with what a hook needs around it. */
export interface OpenShop {
  shop: TestShop;
  client: MerchantClient;
  /** The server's door, for a client of another session. */
  fetch: (request: Request) => Promise<Response>;
  account: Account;
  storage: Storage;
  /** Everything that was said to the person, in order. */
  notices: Notice[];
  /** For `renderHook(…, { wrapper })`. */
  wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** Opens a fresh shop with the rows of `seed`; `permissions` in it make the account a clerk who may do just these. */
export async function openShop(seed: Seed = {}): Promise<OpenShop> {
  const server = await startServer();
  const shop = await server.createShop(seed);
  const fetch = async (request: Request) => server.fetch(request);
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", session: memorySession(shop.token), fetch, retry: false });
  const info = await client.getLoginInfo();
  const account: Account = {
    id: info.id,
    merId: shop.merId,
    account: info.account,
    realName: info.realName,
    roles: info.roles,
    permissions: info.permissionsList,
  };
  const notices: Notice[] = [];
  const storage = memoryStorage();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client} account={account} storage={storage} notify={(notice) => notices.push(notice)}>
      {children}
    </ShopProvider>
  );
  return { shop, client, fetch, account, storage, notices, wrapper };
}
