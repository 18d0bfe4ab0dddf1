import { type CodeSet, labelOf } from "@shopkeeper/sdk";
import type { Option } from "./select";

/** Options of a select for some codes of a code set, with their labels in a language. */
export const codeOptions = <Code extends string | number>(
  set: CodeSet,
  codes: readonly Code[],
  language: string,
): readonly Option<Code>[] => codes.map((value) => ({ value, label: labelOf(set, value, language) }));
