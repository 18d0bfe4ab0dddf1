import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useAddressChoice } from "./use-address-choice";

async function open(seed: Seed) {
  const { wrapper } = await openShop(seed);
  const { result: choice } = renderHook(() => useAddressChoice(), { wrapper });
  await waitFor(() => expect(choice.current.isLoading).toBe(false));
  return choice;
}

test("shown addresses alone are offered, and the default one is chosen until another is", async () => {
  const choice = await open({
    addresses: [{ receiverName: "藏", isShow: false }, { receiverName: "甲" }, { receiverName: "乙", isDefault: true }],
  });
  expect(choice.current.addresses.map(({ receiverName }) => receiverName)).toEqual(["乙", "甲"]);
  expect(choice.current.chosen?.receiverName).toBe("乙");
  act(() => choice.current.choose(choice.current.addresses[1]?.id));
  expect(choice.current.chosen?.receiverName).toBe("甲");
});

test("without a default nothing is chosen", async () => {
  expect((await open({ addresses: 2 })).current.chosen).toBeUndefined();
});

test("who may refund chooses an address, others may not", async () => {
  expect((await open({ addresses: 1, permissions: ["merchant:refund:order:refund"] })).current.addresses).toHaveLength(1);
  expect((await open({ addresses: 1, permissions: ["merchant:coupon:save"] })).current).toMatchObject({ isRefused: true, addresses: [] });
});
