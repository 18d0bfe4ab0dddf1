import { lazyDialog } from "../core/lazy-dialog";

export { SpecEntryFields } from "./spec-entry-fields";
export { SpecSection } from "./spec-section";

/** The form of a spec rule, loaded when it is opened. */
export const DeferredRuleDialog = lazyDialog(
  () => import("./spec-rule-dialog").then((file) => file.SpecRuleDialog),
  ({ onCancel }) => onCancel(),
);
