export { accountOf } from "./account-of";
export { sizeParts, sizeText } from "./byte-size";
export { type Catalogue, catalogue, sentenceOf, type Sentences, textIn, textOf, type TextKey, type TextParams } from "./catalogue";
export { canChoose, type CascaderEntry, type CascaderNode, columnsOf, indexTree, searchTree } from "./cascader";
export { type Check, type CascaderTag } from "./cascader-checks";
export { type ChosenMessage, chosenMessage, type PickedPicture, picturesIn } from "./chosen-message";
export { controlText } from "./control-messages";
export { dateLimitField, type Days, dateShortcuts, limitOfDays, readDateLimit, type TimePresetName, timePresets } from "./date-limit";
export { type DateKind, type DateSide, type DateSpan, momentText, readDateText, shownDate, typedDate } from "./date-text";
export { dayText, type DayWording } from "./day-text";
export { exportText } from "./export-messages";
export { formSchema, type Problems, textProblem } from "./form-schema";
export { failureText } from "./failure";
export { gridStep } from "./grid-step";
export { type IconName, iconCalled, searchIcons } from "./icon-search";
export { indexedStorage } from "./indexed-storage";
export { addKeywords, type AddedKeywords, isManyKeywords, type KeywordLimits, readKeywords, writeKeywords } from "./keywords";
export { currentLanguage, type Language, languageFrom, languageOf, onLanguageChange, switchLanguage } from "./language";
export { type DialogFormOptions, type DialogTask, type RowDialog, useDialog } from "./use-dialog";
export { useFileUrl } from "./use-file-url";
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
export { coreText } from "./messages";
export { type MissingCode, neededCode, onMissingCode, reportMissingCode } from "./missing-code";
export type { Notice, NoticeAction, NoticePort, Success } from "./notice";
export { inputNumber, type NumberMode, type NumberReading, readNumber, settledNumber } from "./number-input";
export { readBlock } from "./pasted-block";
export { clickPause, typingPause } from "./pauses";
export { switchNumberUnits, useNumberUnits } from "./number-units";
export { groupedNumber, type NumberUnits, shortNumber } from "./numbers";
export { lastPage, shownPages } from "./paging";
export { checkPermissionTag, hasRole, holds, holdsAll, holdsAny, isStaff, type Rights } from "./permissions";
export { type PickedIds, pickedIds } from "./picked-ids";
export type { PickerOptions } from "./picker-options";
export { usePicked } from "./use-picked";
export { preloadRead } from "./preload-read";
export {
  atTime,
  cancelPrompt,
  closedPrompt,
  confirmPrompt,
  endPrompt,
  openPrompt,
  type Prompt,
  promptDelay,
  type PromptProblem,
  takeBackPrompt,
  typeInPrompt,
} from "./prompt";
export { idIn, type RecordHit, type RecordSearch, uniqueHits } from "./record-search";
export { type NotedRow, type SavedRow } from "./saved-rows";
export {
  type Account,
  type Shop,
  ShopPage,
  type ShopPageProps,
  ShopProvider,
  type ShopProviderProps,
  useAccount,
  useClient,
  useShop,
} from "./shop-provider";
export { memoryStorage, scopedStorage, type Storage } from "./storage";
export { type DateShortcut, rangeOf, shownTime } from "./time";
export { type Ago, type Span, timeAgo, timeSpan } from "./time-ago";
export { hoursAfter, hoursOfDay, isTimeRange, readTimeRange, type TimeRange, withEnd, withStart, writeTimeRange } from "./time-range";
export { type Direction, pressHead, type Sorting, sortingOf } from "./sorting";
export { encodingName } from "./encoding-name";
export { tableFileText } from "./table-file-messages";
export { tableHeight } from "./table-height";
export { type Action, type ActionOptions, type Outcome, useAction } from "./use-action";
export { type ShownSavedRow } from "./use-saved-row";
export { type Removal, useRemoval } from "./use-removal";
export { type RowSwitch, type RowSwitchOptions, useRowSwitch } from "./use-row-switch";
export { type FormConflict, type FormModel, useVersionedForm, type VersionedForm, type VersionedFormOptions } from "./use-versioned-form";
export { type Merge, mergeVersions, type TakesCurrent, type Versions } from "./merge-versions";
export { isVersionConflict } from "./version-conflict";
export type { BulkResult, GroupCall } from "./bulk-call";
export { type Bulk, useBulk } from "./use-bulk";
export { type BulkUndo, useBulkUndo } from "./use-bulk-undo";
export { type Permissions, rightsOf, useCan } from "./use-can";
export { type Cascader, type CascaderOptions, useCascader } from "./use-cascader";
export { type BulkQuestion, useBulkQuestion } from "./use-bulk-question";
export { type ColumnChoice, useColumnChoice } from "./use-column-choice";
export { type Question, useConfirm } from "./use-confirm";
export { type DateLimit, type DateLimitOptions, useDateLimit } from "./use-date-limit";
export { importRun, newImportKey, reportRefused } from "./import-history";
export { type Export, largeExport, type SaveOption, useExport } from "./use-export";
export { type IconChoice, type IconChoiceOptions, useIconChoice } from "./use-icon-choice";
export { type Keywords, type KeywordsOptions, useKeywords } from "./use-keywords";
export { type LeavableForm, type Leaving, type LeavingQuestion, useLeaving } from "./use-leaving";
export { hiddenColumns } from "./list-view";
export { type ListView, useListView, type ViewedList } from "./use-list-view";
export { useViewActions, type ViewActions } from "./use-view-actions";
export { viewText } from "./view-messages";
export { type ListQuery, useListQuery } from "./use-list-query";
export { type OpenDetail, useOpenDetail } from "./use-open-detail";
export { type List, type RowKey, useList } from "./use-list";
export { type ListTab, type ListTabs, type ListTabsOptions, useListTabs } from "./use-list-tabs";
export { type FormCell, useFormCell } from "./use-form-cell";
export { useFormValue } from "./use-form-value";
export { firstWrong, type FormSteps, type FormStepsOptions, useFormSteps } from "./use-form-steps";
export { useLive } from "./use-live";
export { type MultiCascader, type MultiCascaderOptions, useMultiCascader } from "./use-multi-cascader";
export { useNow } from "./use-now";
export { type Prompted, type PromptOptions, type TextQuestion, usePrompt } from "./use-prompt";
export { readKey } from "./read-key";
export { type Box, moved, placeByDrag, placeByKey, type ReorderLayout } from "./reorder";
export { onRefresh, type Read, useRead, useRefresh } from "./use-read";
export { type Staff, useStaff } from "./use-staff";
export { type Reads, useReads } from "./use-reads";
export { type Stored, type StoredFormState, useStored } from "./use-stored";
export type { RemoteOption, RemotePage } from "./remote-options";
export { type RemoteOptions, type RemoteOptionsOptions, useRemoteOptions } from "./use-remote-options";
export { problemKeys } from "./problem-keys";
export { type SchemaForm, type SchemaFormOptions, useSchemaForm } from "./use-schema-form";
export { type RowSelection, type SelectionOptions, useSelection } from "./use-selection";
export { useTimeAgo } from "./use-time-ago";
export type { TreeBrowsing } from "./use-tree-browsing";
export { userSearchQuery, unmatchedUserSearch, type UserSearchBy } from "./user-search";
export { type Unsaved, type UnsavedForms, unsavedForms } from "./unsaved";
export { useUnsavedNote } from "./use-unsaved-note";
export { useUnsaved } from "./use-unsaved";
export { type Text, useLanguage, useText } from "./use-text";
export type { FormDraft } from "./use-draft";
