export type { ImportedRow } from "./store";
