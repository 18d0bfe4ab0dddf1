import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useCan } from "./use-can";

test("the owner may do everything; a clerk what the contract asks any one permission for", async () => {
  const owner = await openShop();
  const clerk = await openShop({ permissions: ["merchant:coupon:page:list", "admin:coupon:user:receive"] });
  const canDo = (shop: typeof owner) => renderHook(useCan, { wrapper: shop.wrapper }).result.current;
  expect([canDo(owner)("listCoupons"), canDo(owner)("saveCoupon"), canDo(owner)("sendCoupon")]).toEqual([true, true, true]);
  const can = canDo(clerk);
  expect([can("listCoupons"), can("sendCoupon"), can("listUsers"), can("saveCoupon"), can("getMenus")]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect([
    can.any([]),
    can.any(["x", "admin:coupon:user:receive"]),
    can.all(["x", "admin:coupon:user:receive"]),
    can.single("x"),
    can.role(["admin"]),
  ]).toEqual([false, true, false, false, false]);
});
