import { expect, test } from "vitest";
import { guard, lackingFor } from "./guard";

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
  expect(guard({ roles: ["admin"] }, "/operation", { hasToken: true, rights: clerk })).toEqual({
    go: "to",
    address: "/401?page=%2Foperation",
  });
  expect(guard({ permissions: [["coupon:list"], ["coupon:save"]] }, "/coupon/list/save", { hasToken: true, rights: clerk })).toEqual({
    go: "to",
    address: "/401?page=%2Fcoupon%2Flist%2Fsave",
  });
  expect(guard(coupons, "/coupon/list", { hasToken: true, rights: clerk })).toEqual({ go: "on" });
});

test("a hidden page opens for who may open the page of the menu that it belongs to", () => {
  const form = { permissions: [["coupon:save"]], menuPage: coupons };
  const editor = { roles: ["clerk"], permissions: ["coupon:save"] };
  const both = { roles: ["clerk"], permissions: ["coupon:save", "coupon:list"] };
  const open = (rights: typeof both) => guard(form, "/coupon/list/form/3?x=1", { hasToken: true, rights });
  expect(open(editor)).toEqual({ go: "to", address: "/401?page=%2Fcoupon%2Flist%2Fform%2F3" });
  expect(open(clerk)).toMatchObject({ go: "to" });
  expect([open(both), open(owner)]).toEqual([{ go: "on" }, { go: "on" }]);
});

test("what is lacking is a role, the page of the menu, or the page itself", () => {
  const form = { permissions: [["coupon:save"]], menuPage: coupons };
  expect(lackingFor(form, clerk)).toBe("page");
  expect(lackingFor(form, { roles: [], permissions: ["coupon:save"] })).toBe("menuPage");
  expect(lackingFor({ roles: ["admin"] }, clerk)).toBe("role");
  expect(lackingFor({ permissions: [], menuPage: { roles: ["admin"] } }, clerk)).toBe("role");
  expect(lackingFor(form, owner)).toBeUndefined();
});

test("a temporary password is changed before anything else, and nobody else is led there", () => {
  const newcomer = { hasToken: true, rights: owner, isTemporary: true };
  expect(guard(coupons, "/coupon/list?page=2", newcomer)).toEqual({ go: "to", address: "/password?redirect=%2Fcoupon%2Flist%3Fpage%3D2" });
  expect(guard(undefined, "/nowhere", newcomer)).toEqual({ go: "to", address: "/password?redirect=%2Fnowhere" });
  expect(guard({}, "/password", newcomer)).toEqual({ go: "on" });
  expect(guard({}, "/password", { hasToken: true, rights: owner })).toEqual({ go: "to", address: "/" });
});
