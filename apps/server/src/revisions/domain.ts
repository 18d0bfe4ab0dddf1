import type { Domain } from "../kit/domain";
import type { RevisedKinds } from "../kernel/revised";
import type { Scope } from "../tenancy/scope";
import { revisionHandlers } from "./handlers";
import { pruneRevisions, revisionStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    revisions: ReturnType<typeof revisionStore>;
  }
}

declare module "../kernel/platform" {
  interface Platform {
    /** The kinds of records whose changes are recorded. */
    revised: RevisedKinds;
  }
}

/** The changes of the shop's records, and undoing them. */
export const domain = {
  handlers: revisionHandlers,
  shop: (scope: Scope) => ({ revisions: revisionStore(scope) }),
  prunes: [pruneRevisions],
} satisfies Domain;
