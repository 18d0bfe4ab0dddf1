export { csvText } from "./csv-text";
export { headingKey } from "./heading-row";
export { readTable } from "./read-table";
export {
  blankCell,
  type CellFault,
  type EncodingPreview,
  faultOf,
  type Table,
  type TableCell,
  type TableChoice,
  type TableEncoding,
  type TableLimits,
  type TableOptions,
  type TableOutcome,
  type TableProblem,
  type TableRow,
  type TableSource,
  textCell,
} from "./table";
