import { lazy } from "react";

/** The form of a spec rule, loaded when it is opened. */
export const DeferredRuleDialog = lazy(() => import("./spec-rule-dialog").then((file) => ({ default: file.SpecRuleDialog })));
