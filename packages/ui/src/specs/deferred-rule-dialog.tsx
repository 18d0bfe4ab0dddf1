import { lazyPart } from "../core/lazy-part";

/** The form of a spec rule, loaded when it is opened. */
export const DeferredRuleDialog = lazyPart(() => import("./spec-rule-dialog").then((file) => file.SpecRuleDialog));
