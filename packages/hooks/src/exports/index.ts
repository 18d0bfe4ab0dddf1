export { type ExportFilter, exportFilters } from "./export-filter";
export { exportListText, type ExportListTextKey } from "./messages";
export { type OrderExportCard, type ProductExportCard, useOrderExportCard, useProductExportCard } from "./use-export-cards";
export { exportFiles, type ExportList, useExportList } from "./use-export-list";
export { importListText, type ImportListTextKey } from "./import-messages";
export { type HistoryTabs, useHistoryTab } from "./use-history-tab";
export { type ImportList, importRecords, useImportList } from "./use-import-list";
