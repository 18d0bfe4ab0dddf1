// Renders a screen of the console on a server, in two languages at the same time.
import { AsyncLocalStorage } from "node:async_hooks";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ShopProvider } from "@shopkeeper/hooks/shop";
import { languageFrom } from "@shopkeeper/hooks/texts";
import { createMerchantClient } from "@shopkeeper/sdk";
import { UiProvider } from "@shopkeeper/ui/core";
import { CouponListScreen } from "@shopkeeper/ui/coupons";

const account = { id: 1, merId: 1, account: "admin", realName: "Lin", roles: ["admin"], permissions: ["*:*:*"] };
const client = createMerchantClient({ baseUrl: "http://127.0.0.1:9/api", retry: false });
const search = [new URLSearchParams(), () => undefined];
const none = () => undefined;

const languages = new AsyncLocalStorage();
languageFrom(() => languages.getStore());

const draw = async () => {
  await Promise.resolve();
  const screen = createElement(CouponListScreen, { search, onCreate: none, onCopy: none, onEdit: none, onRecords: none });
  return renderToString(createElement(UiProvider, null, createElement(ShopProvider, { client, account }, screen)));
};

const [zh, en] = await Promise.all([languages.run("zh-CN", draw), languages.run("en", draw)]);
if (!zh.includes("优惠券") || zh.includes("Coupon")) throw new Error(`not Chinese: ${zh.slice(0, 2000)}`);
if (!en.includes("oupon") || /\p{Script=Han}/u.test(en)) throw new Error(`not English: ${en.slice(0, 2000)}`);
