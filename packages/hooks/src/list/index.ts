export { gridStep } from "./grid-step";
export { type Filters, type FilterSearch, type TextFilter, useFilters } from "./use-filters";
export type { IdOperationId } from "./id-operation";
export { type ListDefinition, type ListOptions, listOf, type ListOperationId, type ListRow, type ListState } from "./list-of";
export {
  codesField,
  flagField,
  idField,
  integerField,
  pageField,
  readQuery,
  type SearchParamsState,
  sizeField,
  standardSizes,
  textField,
  writeQuery,
} from "./list-query";
export { lastPage, shownPages } from "./paging";
export { idIn, type RecordHit, type RecordSearch, uniqueHits } from "./record-search";
export { type NotedRow, type SavedRow } from "./saved-rows";
export { type Direction, pressHead, type Sorting, sortingOf } from "./sorting";
export { tableHeight } from "./table-height";
export { type ShownSavedRow } from "./use-saved-row";
export { type Removal, useRemoval } from "./use-removal";
export { type RowSwitch, type RowSwitchOptions, useRowSwitch } from "./use-row-switch";
export type { BulkResult, GroupCall } from "./bulk-call";
export { type Bulk, useBulk } from "./use-bulk";
export { type BulkUndo, useBulkUndo } from "./use-bulk-undo";
export { type BulkQuestion, useBulkQuestion } from "./use-bulk-question";
export { type ColumnChoice, useColumnChoice } from "./use-column-choice";
export { hiddenColumns } from "./list-view";
export { type ListView, useListView, type ViewedList } from "./use-list-view";
export { useViewActions, type ViewActions } from "./use-view-actions";
export { viewText } from "./view-messages";
export { type ListQuery, useListQuery } from "./use-list-query";
export { type OpenDetail, useOpenDetail } from "./use-open-detail";
export { type List, type ListAddress, type ListFilters, type ListReading, type ListRows, type RowKey, useList } from "./use-list";
export { type ListTab, type ListTabs, type ListTabsOptions, type TabbedList, useListTabs, withTabs } from "./use-list-tabs";
export { userSearchQuery, unmatchedUserSearch, type UserSearchBy } from "./user-search";
