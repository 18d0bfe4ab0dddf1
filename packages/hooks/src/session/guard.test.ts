import { expect, test } from "vitest";
import { guard } from "./guard";

const owner = { permissions: ["*:*:*"], roles: ["admin"] };
const clerk = { permissions: ["coupon:list"], roles: ["clerk"] };
const coupons = { permissions: [["coupon:list", "coupon:all"]] };

test("a logged-in visitor of /login is sent to /", () =>
  expect(guard({ isPublic: true }, "/login?redirect=/a", { hasToken: true })).toEqual({ go: "to", address: "/" }));

test("without a token, public pages open and others lead to login and back", () => {
  expect(guard({ isPublic: true }, "/404", { hasToken: false })).toEqual({ go: "on" });
  expect(guard(coupons, "/coupon/list?page=2", { hasToken: false })).toEqual({
    go: "to",
    address: "/login?redirect=%2Fcoupon%2Flist%3Fpage%3D2",
  });
  expect(guard(undefined, "/nowhere", { hasToken: false })).toEqual({ go: "to", address: "/login?redirect=%2Fnowhere" });
});

test("a public page opens to everyone but an account that may not make its calls", () => {
  const gallery = { isPublic: true, permissions: [["picture:list"]] };
  expect(guard(gallery, "/setting/uploadPicture", { hasToken: false })).toEqual({ go: "on" });
  expect(guard(gallery, "/setting/uploadPicture", { hasToken: true, rights: owner })).toEqual({ go: "on" });
  expect(guard(gallery, "/setting/uploadPicture", { hasToken: true, rights: clerk })).toEqual({ go: "to", address: "/401" });
});

test("a token without roles loads the user first", () =>
  expect(guard(coupons, "/coupon/list", { hasToken: true })).toEqual({ go: "load" }));

test("what does not exist is /404", () =>
  expect(guard(undefined, "/nowhere", { hasToken: true, rights: owner })).toEqual({ go: "to", address: "/404" }));

test("a missing role or permission is /401", () => {
  expect(guard({ roles: ["admin"] }, "/operation", { hasToken: true, rights: clerk })).toEqual({ go: "to", address: "/401" });
  expect(guard({ permissions: [["coupon:list"], ["coupon:save"]] }, "/coupon/list/save", { hasToken: true, rights: clerk })).toEqual({
    go: "to",
    address: "/401",
  });
  expect(guard(coupons, "/coupon/list", { hasToken: true, rights: clerk })).toEqual({ go: "on" });
});

test("a temporary password is changed before anything else, and nobody else is led there", () => {
  const newcomer = { hasToken: true, rights: owner, isTemporary: true };
  expect(guard(coupons, "/coupon/list?page=2", newcomer)).toEqual({ go: "to", address: "/password?redirect=%2Fcoupon%2Flist%3Fpage%3D2" });
  expect(guard(undefined, "/nowhere", newcomer)).toEqual({ go: "to", address: "/password?redirect=%2Fnowhere" });
  expect(guard({}, "/password", newcomer)).toEqual({ go: "on" });
  expect(guard({}, "/password", { hasToken: true, rights: owner })).toEqual({ go: "to", address: "/" });
});
