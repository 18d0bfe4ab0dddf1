import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { ShopProvider } from "./shop-provider";
import { useStaff } from "./use-staff";

test("an account without any right knows who works in the shop, with their names", async () => {
  const { client, shop, wrapper } = await openShop({ permissions: [], merchant: { realName: "林知夏" } });
  const owner = (await client.listStaff()).find(({ realName }) => realName === "林知夏")?.account ?? "";
  const { result: staff } = renderHook(useStaff, { wrapper });
  await waitFor(() => expect(staff.current.nameOf(owner)).toBe("林知夏"));
  expect([shop.account, owner, "somebody", ""].map(staff.current.has)).toEqual([true, true, false, false]);
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
