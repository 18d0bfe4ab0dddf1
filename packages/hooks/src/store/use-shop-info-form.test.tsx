import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useSettlement } from "./use-settlement";
import { useShopBase } from "./use-shop-base";
import { useShopInfoForm } from "./use-shop-info-form";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const { result: form } = renderHook(useShopInfoForm, { wrapper: shop.wrapper });
  await waitFor(() => expect(form.current.isLoaded).toBe(true));
  const submit = async () => {
    act(() => form.current.submit());
    await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  };
  return { ...shop, form, submit };
}

test("the address comes apart and is put together again; a map link fills in the coordinates", async () => {
  const { form, submit, client } = await open({ info: {} });
  expect(form.current.form.getValues()).toMatchObject({ region: ["浙江省", "杭州市", "西湖区"], detail: "文三路 90 号" });
  act(() => {
    form.current.form.setValue("detail", "龙井路 1 号", { shouldDirty: true });
    expect(form.current.readPlace("https://uri.amap.com/marker?position=120.1,30.2")).toBe(true);
    expect(form.current.readPlace("龙井路")).toBe(false);
  });
  await submit();
  await waitFor(async () => expect(await client.getShopInfo()).toMatchObject({ latitude: "30.200000", longitude: "120.100000" }));
  expect(await client.getShopInfo()).toMatchObject({ addressDetail: "浙江省杭州市西湖区龙井路 1 号", district: "西湖区", version: 1 });
});

test("what another admin has saved meanwhile is met as a conflict", async () => {
  const { form, submit, client } = await open({ info: {} });
  const { province: _p, city: _c, district: _d, version: _v, ...stored } = await client.getShopInfo();
  await client.editShopInfo({ body: { ...stored, serviceType: "phone", receiptPrintingSwitch: 2, intro: "别人的" } });
  act(() => form.current.form.setValue("intro", "我的", { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(form.current.conflict?.current.intro).toBe("别人的"));
  act(() => form.current.conflict?.keepMine());
  await waitFor(async () => expect((await client.getShopInfo()).intro).toBe("我的"));
});

test("a closed shop says what it lacks, and who may not switch it is not offered to", async () => {
  const shop = await openShop({ merchant: { isSwitch: false } });
  const { result: base } = renderHook(useShopBase, { wrapper: shop.wrapper });
  await waitFor(() => expect(base.current.gaps).toEqual(["avatar", "backImage", "streetBackImage", "service"]));
  act(() => base.current.toggle?.open());
  await act(async () => base.current.toggle?.question.confirm());
  expect(base.current.toggle?.question.error).toMatchObject({ code: 4103 });
  const clerk = await openShop({ permissions: ["merchant:base:info"] });
  const { result: looked } = renderHook(useShopBase, { wrapper: clerk.wrapper });
  await waitFor(() => expect(looked.current.base).toBeDefined());
  expect(looked.current.toggle).toBeUndefined();
});

test("a masked card that is not touched stays, and the whole of it is for who asks", async () => {
  const { wrapper, client } = await openShop({ settlementInfo: { bankCard: "6222021234567890123" } });
  const { result: settlement } = renderHook(useSettlement, { wrapper });
  await waitFor(() => expect(settlement.current.stored?.bankCard).toBe("6222***********0123"));
  const { bankUserName = "", bankName = "", bankAddress = "", bankCard = "" } = settlement.current.stored ?? {};
  await act(async () => void (await settlement.current.save.run({ bankUserName, bankName: `${bankName}2`, bankAddress, bankCard })));
  expect(await client.getSettlementInfo({ query: { reveal: true } })).toMatchObject({
    bankCard: "6222021234567890123",
    bankName: "招商银行2",
  });
  act(() => settlement.current.account?.show());
  await waitFor(() => expect(settlement.current.account?.shown).toBe("6222021234567890123"));
});
