export { DeferredRuleDialog } from "./deferred-rule-dialog";
export { SpecEntryFields } from "./spec-entry-fields";
export { SpecSection } from "./spec-section";
