import { createMerchantClient, memorySession, type MerchantClient } from "@shopkeeper/sdk";
import { type Seed, startServer, type TestShop } from "@shopkeeper/server/testing";
import type { ReactNode } from "react";
import { type Account, accountOf, type Notice, ShopProvider } from "../shop";
import { memoryStorage, type Storage } from "../core";

/** A merchant for one test, on the real server, with the providers of a hook. */
export interface OpenShop {
  shop: TestShop;
  client: MerchantClient;
  /** Calls the server, for a client of another session. */
  fetch: (request: Request) => Promise<Response>;
  /** Cuts the connection of the next write after the server has executed it. */
  loseNextAnswer: () => void;
  account: Account;
  storage: Storage;
  /** All notices, in order. */
  notices: Notice[];
  /** The requested waits, in milliseconds; none takes time. */
  waits: number[];
  /** For `renderHook(…, { wrapper })`. */
  wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** Opens a new shop with the rows of `seed`; with `permissions` the account is a clerk with exactly these. */
export async function openShop(seed: Seed = {}): Promise<OpenShop> {
  const server = await startServer();
  const shop = await server.createShop(seed);
  let isAnswerLost = false;
  const fetch = async (request: Request) => {
    const response = await server.fetch(request);
    if (!isAnswerLost || request.method === "GET") return response;
    isAnswerLost = false;
    throw new TypeError("fetch failed");
  };
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", session: memorySession(shop.token), fetch, retry: false });
  const info = await client.getLoginInfo();
  const account: Account = { ...accountOf(info), merId: shop.merId };
  const notices: Notice[] = [];
  const storage = memoryStorage();
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client} account={account} storage={storage} notify={(notice) => notices.push(notice)} wait={wait}>
      {children}
    </ShopProvider>
  );
  const loseNextAnswer = () => void (isAnswerLost = true);
  return { shop, client, fetch, loseNextAnswer, account, storage, notices, waits, wrapper };
}
