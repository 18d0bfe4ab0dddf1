import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useShop } from "../shop";
import { openShop, type OpenShop } from "../testing";
import type { CouponForm } from "./coupon-form";
import { type CouponFormOptions, useCouponForm } from "./use-coupon-form";

async function openIn(shop: OpenShop, options: CouponFormOptions) {
  const done: unknown[] = [];
  const { result: coupon } = renderHook(
    () => {
      const { savedRows } = useShop();
      return useCouponForm({ ...options, onDone: () => done.push(savedRows.of("listCoupons")) });
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(coupon.current.isLoading).toBe(false));
  const errorOf = (field: keyof CouponForm) => coupon.current.form.getFieldState(field).error?.message;
  const type = (values: Partial<CouponForm>) =>
    act(() => coupon.current.form.reset({ ...coupon.current.form.getValues(), ...values }, { keepDefaultValues: true }));
  const submit = async () => {
    await act(async () => coupon.current.submit());
    await waitFor(() => expect(coupon.current.isSubmitting).toBe(false));
  };
  return { coupon, done, errorOf, type, submit };
}

async function openStored(seed: Seed, mode: "copy" | "edit") {
  const shop = await openShop(seed);
  const [stored] = (await shop.client.listCoupons()).list;
  if (!stored) throw new Error("the seed has a coupon");
  return { shop, stored, ...(await openIn(shop, { mode, id: stored.id })) };
}

test("a new coupon is saved, and 新增成功 is shown", async () => {
  const shop = await openShop({ products: 2 });
  const products = (await shop.client.listProducts()).list;
  const { coupon, type, submit, done } = await openIn(shop, { mode: "add" });
  type({ name: "春节券", category: 2, money: 10, day: 7, receiveType: 1 });
  act(() => coupon.current.setProducts(products));
  await submit();
  expect(shop.notices).toEqual([{ kind: "success", text: "新增成功" }]);
  const [saved] = (await shop.client.listCoupons()).list;
  expect(done).toEqual([{ id: saved?.id, name: "春节券", foundBy: { name: "春节券" } }]); // the list marks it, on whatever page
  expect(saved).toMatchObject({ name: "春节券", category: 2, money: 10, minPrice: 0, day: 7, receiveType: 1, status: false });
  expect(saved?.linkedData?.split(",")).toHaveLength(2);
});

test("the choices decide which fields are shown", async () => {
  const { coupon, type } = await openIn(await openShop(), { mode: "add" });
  const shown = () =>
    ["productIds", "minPrice", "day", "useStartTime", "receiveStartTime", "total"].filter((field) => coupon.current.shows(field));
  expect(shown()).toEqual(["day"]);
  type({ category: 2, hasThreshold: true, isFixedTime: true, isTimeReceive: true, isLimited: true });
  expect(shown()).toEqual(["productIds", "minPrice", "useStartTime", "receiveStartTime", "total"]);
});

test("a copy keeps every value, points out a window that has begun, and is saved once that is chosen again", async () => {
  const past = { useStartTime: new Date("2020-01-01T00:00:00Z"), useEndTime: new Date("2020-02-01T00:00:00Z") };
  const { coupon, shop, type, submit, errorOf } = await openStored(
    { coupons: [{ name: "春节券", money: 8, minPrice: 20, total: 9, lastTotal: 2, isFixedTime: true, ...past }] },
    "copy",
  );
  expect(coupon.current.form.getValues()).toMatchObject({
    name: "春节券",
    money: 8,
    hasThreshold: true,
    minPrice: 20,
    isLimited: true,
    total: 9,
    isFixedTime: true,
    useStartTime: "2020-01-01 08:00:00",
  });
  expect(coupon.current.outdated).toEqual({ use: "problems.useWindowPast" });
  await submit();
  expect(errorOf("useStartTime")).toBe("开始时间不能早于今天");
  type({ useStartTime: coupon.current.bounds.min, useEndTime: coupon.current.bounds.max });
  expect(coupon.current.outdated).toEqual({});
  await submit();
  expect(shop.notices).toEqual([{ kind: "success", text: "新增成功" }]);
  expect((await shop.client.listCoupons()).total).toBe(2);
});

test("an edit changes the products and nothing else, and 编辑成功 is shown", async () => {
  const { coupon, shop, stored, submit } = await openStored({ products: 3, coupons: [{ name: "商品券", category: 2 }] }, "edit");
  expect(coupon.current).toMatchObject({ isLocked: true, isReadOnly: false });
  const [first] = coupon.current.products;
  expect(coupon.current.products).toHaveLength(3);
  act(() => void (first && coupon.current.dropProduct(first.id)));
  expect(coupon.current.products).toHaveLength(2);
  expect(coupon.current.isDirty).toBe(true);
  await submit();
  expect(shop.notices).toEqual([{ kind: "success", text: "编辑成功" }]);
  const saved = await shop.client.getCoupon({ path: { id: stored.id } });
  expect(saved.productList.map(({ id }) => id)).not.toContain(first?.id);
  expect(saved).toMatchObject({ name: "商品券", money: stored.money });
});

test("another editor's products are shown beside one's own", async () => {
  const { coupon, shop, stored, submit } = await openStored({ products: 3, coupons: [{ category: 2 }] }, "edit");
  const [one, , three] = coupon.current.products;
  if (!one || !three) throw new Error("the coupon has three products");
  await shop.client.editCouponProducts({ body: { id: stored.id, productIds: String(three.id) } });
  act(() => coupon.current.setProducts([one]));
  await submit();
  expect(coupon.current.conflict).toMatchObject({ mine: { productIds: [{ id: one.id }] }, current: { productIds: [{ id: three.id }] } });
  act(() => coupon.current.conflict?.keepMine());
  await waitFor(() => expect(shop.notices.at(-1)).toEqual({ kind: "success", text: "编辑成功" }));
});

test("a coupon that is not for products cannot be edited", async () => {
  const { coupon } = await openStored({ coupons: [{ category: 1 }] }, "edit");
  expect(coupon.current).toMatchObject({ isNotForProducts: true, isReadOnly: true });
});

test("who may look but not save sees the values, read-only, and may not add", async () => {
  const permissions = ["merchant:coupon:page:list", "merchant:coupon:info"];
  const { coupon, shop } = await openStored({ coupons: [{ name: "春节券" }], permissions }, "copy");
  expect(coupon.current).toMatchObject({ isRefused: false, isReadOnly: true });
  expect(coupon.current.form.getValues("name")).toBe("春节券");
  expect((await openIn(shop, { mode: "add" })).coupon.current.isRefused).toBe(true);
});

test("a coupon that does not exist is an error of the form", async () => {
  const { coupon } = await openIn(await openShop(), { mode: "copy", id: 2147483647 });
  expect(coupon.current.loadError).toMatchObject({ code: 10001 });
});
