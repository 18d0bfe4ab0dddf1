import { expectTypeOf, test } from "vitest";
import type { MerchantClient } from "./client";
import type { Input, Output, PagedOperationId, RowOf, Schema } from "./operation";

test("an operation takes and answers what the contract says", () => {
  expectTypeOf<Input<"getCoupon">>().toEqualTypeOf<{ path: { id: number } }>();
  expectTypeOf<Output<"getCoupon">>().toEqualTypeOf<Schema<"CouponInfo">>();
  expectTypeOf<Input<"saveCoupon">["body"]>().toEqualTypeOf<Schema<"CouponInput">>();
  expectTypeOf<Input<"getMenus">>().toEqualTypeOf<Record<never, never>>();
  expectTypeOf<Output<"toggleCoupon">>().toEqualTypeOf<null>();
  expectTypeOf<RowOf<"listCoupons">>().toEqualTypeOf<Schema<"Coupon">>();
  expectTypeOf<"getCoupon">().not.toExtend<PagedOperationId>();
  expectTypeOf<"downloadExport">().not.toExtend<PagedOperationId>();
});

test("a method demands what the contract demands", () => {
  expectTypeOf<Parameters<MerchantClient["getMenus"]>>().toExtend<[unknown?]>();
  expectTypeOf<[]>().toExtend<Parameters<MerchantClient["listCoupons"]>>();
  expectTypeOf<[]>().not.toExtend<Parameters<MerchantClient["getCoupon"]>>();
  expectTypeOf<[{ query: { page: string } }]>().not.toExtend<Parameters<MerchantClient["listCoupons"]>>();
  expectTypeOf<[{ query: { page: number; signal: AbortSignal } }]>().not.toEqualTypeOf<Parameters<MerchantClient["listCoupons"]>>();
});
