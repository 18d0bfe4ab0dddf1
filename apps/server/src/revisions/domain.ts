import type { Domain } from "../core/domain";
import type { RevisedKinds } from "../core/revised";
import type { Scope } from "../core/scope";
import { revisionHandlers } from "./handlers";
import { pruneRevisions, revisionStore } from "./store";

declare module "../core/shop" {
  interface Shop {
    revisions: ReturnType<typeof revisionStore>;
  }
}

declare module "../core/platform" {
  interface Platform {
    /** The kinds of records whose changes are kept. */
    revised: RevisedKinds;
  }
}

/** What was changed of the shop's records, and undoing it. */
export const domain = {
  handlers: revisionHandlers,
  shop: (scope: Scope) => ({ revisions: revisionStore(scope) }),
  prunes: [pruneRevisions],
} satisfies Domain;
