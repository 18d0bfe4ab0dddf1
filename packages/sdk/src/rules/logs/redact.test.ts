import { expect, test } from "vitest";
import { redact, redactRoute } from "./redact";

test("queries, addresses, tokens and long numbers are taken out of a text; the rest stays", () => {
  const personal: [string, string][] = [
    ["Failed at /coupon/list?name=春节&page=2 here", "Failed at /coupon/list?… here"],
    ["see https://shop.test/a#token=abc)", "see https://shop.test/a?…)"],
    ["no mail for zhixia.lin@example.com.cn, sorry", "no mail for [mail], sorry"],
    ["token merchant0123456789abcdef0123456789abcdef0123456789abcdef", "token [token]"],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.x", "[token].[token].x"],
    ["call 13912345678 or +86 139-1234-5678", "call [number] or [number]"],
    ["order 202602010001 is missing", "order [number] is missing"],
  ];
  for (const [text, rest] of personal) expect(redact(text)).toBe(rest);
});

test("what a failure is usually told by stays", () => {
  const harmless = [
    "TypeError: Cannot read properties of undefined (reading 'list')",
    "at useCouponListWithVeryLongNameIndeed (index-BxYz1234.js:1:234567)",
    "ApiError 10001 getCoupon",
    "Minified React error #418",
  ];
  for (const text of harmless) expect(redact(text)).toBe(text);
});

test("ids in a route become their place", () => {
  expect(redactRoute("/coupon/list/save/123/edit")).toBe("/coupon/list/save/:id/edit");
  expect(redactRoute("/coupon/list/save/:id?/:edit?")).toBe("/coupon/list/save/:id?/:edit?");
});
