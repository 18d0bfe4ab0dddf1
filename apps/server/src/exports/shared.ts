export { type ExportCall, nameExport } from "./name-export";
