export { csvText } from "./csv-text";
export { readTable } from "./read-table";
export { type Table, type TableLimits, type TableOutcome, type TableProblem, type TableRow } from "./table";
