import type { AddedValues } from "./spec-editing";
import type { SpecPhrase } from "./messages";

/** How the parts of specs change them, whoever keeps them: a rule's form or a product's. */
export interface SpecEditor {
  drop: (name: string) => void;
  addValues: (name: string, input: string) => Omit<AddedValues, "values">;
  dropValue: (name: string, value: string) => void;
  moveValue: (name: string, from: number, to: number) => void;
  /** Where specs and values may be called otherwise; tells why one is not. */
  rename?: (name: string, input: string) => SpecPhrase | undefined;
  renameValue?: (name: string, value: string, input: string) => SpecPhrase | undefined;
}
