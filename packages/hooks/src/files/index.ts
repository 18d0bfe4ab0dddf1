export { exportText } from "./export-messages";
export { fileAt } from "./file-at";
export { useFileUrl } from "./use-file-url";
export { readBlock } from "./pasted-block";
export { encodingName } from "./encoding-name";
export { tableFileText } from "./table-file-messages";
export { importRun, newImportKey, reportRefused } from "./import-history";
export { type Export, largeExport, type SaveOption, useExport } from "./use-export";
