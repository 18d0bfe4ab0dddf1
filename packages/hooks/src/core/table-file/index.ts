export { csvText } from "./csv-text";
export { readTable } from "./read-table";
export {
  blankCell,
  type CellFault,
  faultOf,
  type Table,
  type TableCell,
  type TableLimits,
  type TableOutcome,
  type TableProblem,
  type TableRow,
  textCell,
} from "./table";
