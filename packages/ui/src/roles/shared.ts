export type { ConsolePages } from "./console-pages";
export { ExplainDialog } from "./explain-dialog";
