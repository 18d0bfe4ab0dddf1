export { type ExportFilter, exportFilters } from "./export-filter";
export { exportListText, type ExportListTextKey } from "./messages";
export { useOrderExportCard, useProductExportCard } from "./use-export-cards";
export { exportFiles, useExportList } from "./use-export-list";
