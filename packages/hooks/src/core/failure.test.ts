import { AbortError, ConflictError, NetworkError, ServerError, TimeoutError, UnauthorizedError } from "@shopkeeper/sdk";
import { afterEach, expect, test } from "vitest";
import { failureText } from "./failure";
import { switchLanguage } from "../texts/language";
import { type Notice, noticesTo } from "../shop/notice";

afterEach(() => switchLanguage("zh-CN"));
const refused = { operationId: "saveCoupon", requestId: "r-1" };

test.each([
  [new ConflictError("优惠券未开启", { ...refused, code: 90101, status: 409 }), "优惠券未开启"],
  [new ServerError("系统繁忙，请稍后重试", { ...refused, code: 500, status: 500 }), "系统繁忙，请稍后重试（请求编号 r-1）"],
  [new ConflictError("", { ...refused, code: 409, status: 409 }), "Error"],
  [new NetworkError("saveCoupon", "unreachable"), "网络连接失败，请检查网络后重试"],
  [new TimeoutError("saveCoupon", 60_000), "请求超时，请稍后重试"],
  [new AbortError("saveCoupon"), "请求已取消"],
  [new Error("getInfo: roles must be a non-null array!"), "getInfo: roles must be a non-null array!"],
  ["odd", "Error"],
])("%o is said as %s", (error, text) => expect(failureText(error)).toBe(text));

test("a failure is said in the language of the moment", () => {
  switchLanguage("en");
  expect(failureText(new TimeoutError("saveCoupon", 60_000))).toBe("The request took too long. Try again later.");
});

test("a dead session and a call that was called off are not said once more", () => {
  const said: Notice[] = [];
  const notices = noticesTo((notice) => said.push(notice));
  notices.failure(new UnauthorizedError("无效的会话，或者登录已过期，请重新登录。", { ...refused, code: 401, status: 401 }));
  notices.failure(new AbortError("saveCoupon"));
  notices.failure(new ConflictError("优惠券未开启", { ...refused, code: 90101, status: 409 }));
  expect(said).toEqual([{ kind: "error", text: "优惠券未开启" }]);
});
