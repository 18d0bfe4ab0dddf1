import type { Domain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import { noticeHandlers } from "./handlers";
import { pruneNotices } from "./prune";
import { noticeStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    notices: ReturnType<typeof noticeStore>;
  }
}

/** Notices of the accounts of a shop, and each account's read marks. */
export const domain = {
  handlers: noticeHandlers,
  shop: (scope: Scope) => ({ notices: noticeStore(scope) }),
  prunes: [pruneNotices],
} satisfies Domain;
