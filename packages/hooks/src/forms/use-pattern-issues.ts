import type { FormIssue, FormTemplate } from "@shopkeeper/sdk/forms";
import { useEffect, useState } from "react";
import { patternEngine, type PatternEngine } from "./pattern-engine";

/** The rules of a template that no matcher can use, for its designer; none until the matcher is loaded, or if not enabled. */
export function usePatternIssues({ fields }: FormTemplate, isEnabled: boolean): readonly FormIssue[] {
  const [engine, setEngine] = useState<PatternEngine | undefined>(undefined);
  const isNeeded = isEnabled && fields.some(({ rules }) => rules.length > 0);
  useEffect(() => {
    if (isNeeded) void patternEngine().then(setEngine);
  }, [isNeeded]);
  if (!engine || !isNeeded) return [];
  return fields.flatMap(({ rules, label, model }) =>
    rules.flatMap(({ pattern, written }) =>
      pattern && !engine.isUsable(pattern) ? [{ fault: "pattern" as const, what: written, label, model }] : [],
    ),
  );
}
