import { createMerchantClient } from "@shopkeeper/sdk";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ShopProvider } from "../shop/shop-provider";
import { useFileUrl } from "./use-file-url";

const account = { id: 1, merId: 1, account: "admin", realName: "Lin", roles: ["admin"], permissions: ["*:*:*"] };

test("a stored file is reached at the server of the client, and outside of a shop at the page's own", () => {
  const client = createMerchantClient({ baseUrl: "https://shop.example/api" });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client} account={account}>
      {children}
    </ShopProvider>
  );
  expect(renderHook(useFileUrl, { wrapper }).result.current("/files/a.png")).toBe("https://shop.example/files/a.png");
  expect(renderHook(useFileUrl).result.current("/files/a.png")).toBe("/files/a.png");
});
