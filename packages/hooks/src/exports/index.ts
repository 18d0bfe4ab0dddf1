export { type ExportFilter, exportFilters } from "./export-filter";
export { exportListText, type ExportListTextKey } from "./messages";
export { useOrderExportCard, useProductExportCard } from "./use-export-cards";
export { exportFiles, useExportList } from "./use-export-list";
export { importListText, type ImportListTextKey } from "./import-messages";
export { useHistoryTab } from "./use-history-tab";
export { importRecords, useImportList } from "./use-import-list";
