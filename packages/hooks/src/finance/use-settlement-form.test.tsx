import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useSettlementForm } from "./use-settlement-form";

const time = new Date(Date.now() - 40 * 86_400_000);
const rich: Seed = { orders: [{ createTime: time, payTime: time, lines: [{ price: 900_00 }] }], settlementInfo: {} };

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const base = await shop.client.getSettlementBase();
  const calls: string[] = [];
  const on = { onDone: () => calls.push("done"), onCancel: () => calls.push("cancelled") };
  const { result: settlement } = renderHook(() => useSettlementForm({ base, ...on }), { wrapper: shop.wrapper });
  const submit = async (amount: string) => {
    act(() => settlement.current.form.setValue("amount", amount, { shouldDirty: true }));
    act(() => settlement.current.submit());
    await waitFor(() => expect(settlement.current.isSubmitting).toBe(false));
  };
  const problem = () => settlement.current.form.getFieldState("amount").error?.message;
  return { ...shop, settlement, calls, submit, problem };
}

test("an amount is judged before it is sent; a good one is applied for with the kind that the shop prefers", async () => {
  const { settlement, submit, problem, calls, client } = await open(rich);
  expect(settlement.current.types).toEqual(["bank", "alipay", "weixin"]);
  await submit("12.345");
  await waitFor(() => expect(problem()).toBe("problems.amountWrong"));
  await submit("900");
  await waitFor(() => expect(problem()).toBe("problems.aboveBalance"));
  await submit("120.50");
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect((await client.listSettlements()).list).toMatchObject([{ amount: "120.50", closingType: "bank", auditStatus: 0 }]);
});

test("what somebody else has applied for meanwhile is said where it was typed", async () => {
  const { submit, calls, client } = await open(rich);
  await client.applySettlement({ body: { closingType: "bank", amount: "100.00" } });
  await submit("100.00");
  expect(calls).toEqual([]);
  expect((await client.listSettlements()).total).toBe(1);
});

test("an open settlement is said, with its number, instead of asking for an amount", async () => {
  const { settlement } = await open({ ...rich, settlements: [{ auditStatus: 0, accountStatus: 0 }] });
  expect(settlement.current.obstacle).toBe("open");
  expect(settlement.current.params.closingNo).toMatch(/./);
});

test("too little money is said instead of asking for an amount", async () => {
  const { client, settlement } = await open({ settlementInfo: {} });
  expect(settlement.current.obstacle).toBe("low");
  await expect(client.applySettlement({ body: { closingType: "bank", amount: "20.00" } })).rejects.toMatchObject({ code: 400 });
});
