import type { EntryProblem, SpecEntry } from "@shopkeeper/hooks/specs/shared";
import { useState } from "react";
import { SpecEntryFields } from "../../specs/shared";

export interface SkuSpecEntryProps {
  /** Adds it, and tells why it does not. */
  add: (entry: SpecEntry) => EntryProblem | undefined;
  onDone: () => void;
}

/** A spec more, as it is typed. */
export function SkuSpecEntry({ add, onDone }: SkuSpecEntryProps) {
  const [entry, setEntry] = useState<SpecEntry>({ name: "", value: "" });
  const [problem, setProblem] = useState<EntryProblem | undefined>(undefined);
  return (
    <SpecEntryFields
      entry={entry}
      type={(part) => {
        setEntry({ ...entry, ...part });
        setProblem(undefined);
      }}
      problem={problem}
      confirm={() => {
        const refused = add(entry);
        if (refused) setProblem(refused);
        else onDone();
      }}
      cancel={onDone}
    />
  );
}
