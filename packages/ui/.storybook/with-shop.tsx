import { type Account, accountOf, ShopProvider } from "@shopkeeper/hooks/shop";
import { createMerchantClient, memorySession, type MerchantClient } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/embedded";
import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, Suspense, use, useState } from "react";
import { currentLanguage } from "@shopkeeper/hooks/texts";
import { notify } from "../src/core/toast";
import { createShop, server } from "./server";
import { Starting } from "./starting";
import { word } from "./words";

/** The network fault for a story's calls whose address matches: no answer, a broken connection, or a refusal. */
export interface Network {
  /** Part of the path: `/coupon/list`. */
  at: string;
  does: "stall" | "break" | "refuse";
}

/**
 * Puts a story on the real server in the page, as the owner of a merchant of its own.
 *
 * `permissions` in the seed make the person a clerk with exactly these rights.
 */
export const withShop =
  (seed: Seed = {}, network?: Network): Decorator =>
  (Story) => (
    <OpenShop seed={seed} network={network}>
      {network?.does === "stall" ? (
        <div data-stalled="">
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </OpenShop>
  );

function OpenShop({ seed, network, children }: { seed: Seed; network: Network | undefined; children: ReactNode }) {
  const [opening] = useState(() => openShop(seed, network));
  return (
    <Suspense fallback={<Starting />}>
      <Opened opening={opening}>{children}</Opened>
    </Suspense>
  );
}

function Opened({ opening, children }: { opening: ReturnType<typeof openShop>; children: ReactNode }) {
  const { client, account } = use(opening);
  return (
    <ShopProvider client={client} account={account} notify={notify}>
      {children}
    </ShopProvider>
  );
}

async function openShop(seed: Seed, network: Network | undefined): Promise<{ client: MerchantClient; account: Account }> {
  const { fetch } = await server();
  const shop = await createShop(seed);
  const clientOver = (send: (request: Request) => Promise<Response>) =>
    createMerchantClient({
      baseUrl: "http://shop.test/api",
      session: memorySession(shop.token),
      fetch: async (request) => send(request),
      language: currentLanguage,
      retry: false,
    });
  const client = clientOver((request) =>
    network && new URL(request.url).pathname.includes(network.at) ? disturbed(network, request) : fetch(request),
  );
  const info = await clientOver(fetch).getLoginInfo(); // the account is read before the network fails
  return { client, account: { ...accountOf(info), merId: shop.merId } };
}

function disturbed({ does }: Network, request: Request): Promise<Response> {
  if (does === "break") return Promise.reject(new TypeError("Failed to fetch"));
  if (does === "refuse") return Promise.resolve(Response.json({ code: 403, message: word("states.refused"), data: null }, { status: 403 }));
  return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
}
