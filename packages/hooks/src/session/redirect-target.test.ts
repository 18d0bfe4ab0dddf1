import { expect, test } from "vitest";
import { loginAddress, redirectTarget, withOtherValues } from "./redirect-target";

const origin = "https://shop.example";

test.each([
  "/coupon/list",
  "/coupon/list?page=3&category=1",
  "/product/list/creatProduct/0/1?x=%2F%2Fevil.example",
  "/order/list#top",
  "/a//b",
])("%s is ours", (target) => {
  expect(redirectTarget(target, origin)).toBe(target);
});

test.each([
  undefined,
  null,
  "",
  " ",
  "coupon/list",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "http://evil.example",
  "https://evil.example/",
  "HTTPS://EVIL.example",
  "https:evil.example",
  "https:/evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,hi",
  "vbscript:x",
  "blob:https://shop.example/1",
  "file:///etc/passwd",
  "ftp://evil.example",
  "//user@evil.example",
  "https://shop.example@evil.example",
  "https://shop.example.evil.example",
  "//shop.example:8443/",
  "/..//evil.example",
  "/.//evil.example",
  "/./\\evil.example",
  "/a/..//evil.example",
  "/a/../\\evil.example",
  "/%2e%2e//evil.example",
  "/login",
  "/login?redirect=/login",
  "/login/",
  "/" + "a".repeat(3_000),
  "?redirect=//evil.example",
  "#//evil.example",
  "mailto:a@evil.example",
  "//[::1]/",
  "//127.0.0.1",
])("%j goes to the dashboard", (target) => {
  expect(redirectTarget(target, origin)).toBe("/dashboard");
});

test.each([
  "//evil.example/dashboard",
  "/ /evil.example",
  "/coupon/..//evil.example",
  "/coupon/%2e%2e//evil.example",
  "/%09/evil.example",
  "/%5cevil.example",
  "/%2f/evil.example",
  "%2f%2fevil.example",
  "https://evil.example",
  "HTTPS://evil.example/dashboard",
  "http://evil.example@127.0.0.1/",
  "http://127.0.0.1@evil.example/",
  "//127.0.0.1:1@evil.example",
  "javascript://evil.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/1",
  "evil.example",
  "@evil.example",
  "?next=//evil.example",
  "/login?redirect=//evil.example",
  "/redirect//evil.example",
  "/redirect/%2f%2fevil.example",
  "/redirect/https://evil.example",
  "//evil.example\u3002com",
  "/\u202e//evil.example",
  `/${"a".repeat(3000)}`,
  '["//evil.example"]',
  "null",
])("%j stays on our origin", (target) => {
  expect(new URL(redirectTarget(target, origin), origin).origin).toBe(origin);
});

test("the login address leads back with the whole path", () => {
  expect(loginAddress("/coupon/list?page=3")).toBe("/login?redirect=%2Fcoupon%2Flist%3Fpage%3D3");
  expect(loginAddress("/dashboard")).toBe("/login");
});

test("the other values of the login address go along, but replace none", () => {
  expect(withOtherValues("/coupon/list?page=3", new URLSearchParams("redirect=/coupon/list&page=9&from=mail&token=t&code=c"))).toBe(
    "/coupon/list?page=3&from=mail",
  );
  expect(withOtherValues("/dashboard", new URLSearchParams("redirect=/dashboard"))).toBe("/dashboard");
});
