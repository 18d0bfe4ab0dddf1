import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { ShopProvider } from "./shop-provider";
import { useStaff } from "./use-staff";

test("an account without any right knows who works in the shop, with their names", async () => {
  const { shop, wrapper } = await openShop({ permissions: [], merchant: { realName: "林知夏" } });
  const { result: staff } = renderHook(useStaff, { wrapper });
  await waitFor(() => expect(staff.current.nameOf(shop.account)).toBe("林知夏"));
  expect([staff.current.has(shop.account), staff.current.has("somebody"), staff.current.has("")]).toEqual([true, false, false]);
});

test("until the list is there, the one that the device keeps counts", async () => {
  const { client, account } = await openShop();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client} account={account} keptStaff={() => ["kept"]}>
      {children}
    </ShopProvider>
  );
  const { result: staff } = renderHook(useStaff, { wrapper });
  expect([staff.current.has("kept"), staff.current.nameOf("kept")]).toEqual([true, undefined]);
  await waitFor(() => expect(staff.current.has("kept")).toBe(false));
});
