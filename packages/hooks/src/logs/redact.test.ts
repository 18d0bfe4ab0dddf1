import { expect, test } from "vitest";
import { redact } from "./redact";

test("queries, addresses, tokens and long numbers are taken out of a text; the rest stays", () => {
  const personal: [string, string][] = [
    ["Failed at /coupon/list?name=春节&page=2 here", "Failed at /coupon/list?… here"],
    ["no mail for zhixia.lin@example.com.cn, sorry", "no mail for [mail], sorry"],
    ["token merchant0123456789abcdef0123456789abcdef0123456789abcdef", "token [token]"],
    ["call 13912345678 or +86 139-1234-5678", "call [number] or [number]"],
    ["TypeError: Cannot read properties of undefined (reading 'list')", "TypeError: Cannot read properties of undefined (reading 'list')"],
    [
      "at useCouponListWithVeryLongNameIndeed (index-BxYz1234.js:1:234567)",
      "at useCouponListWithVeryLongNameIndeed (index-BxYz1234.js:1:234567)",
    ],
  ];
  for (const [text, rest] of personal) expect(redact(text)).toBe(rest);
});
