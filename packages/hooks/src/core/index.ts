export { type Catalogue, catalogue, sentenceOf, type Sentences, textOf, type TextKey, type TextParams } from "./catalogue";
export { canChoose, type CascaderEntry, type CascaderNode, columnsOf, indexTree, searchTree } from "./cascader";
export { failureText } from "./failure";
export { indexedStorage } from "./indexed-storage";
export { currentLanguage, type Language, languageOf, onLanguageChange, switchLanguage } from "./language";
export {
  codeField,
  flagField,
  idField,
  pageField,
  readQuery,
  type SearchParamsState,
  sizeField,
  standardSizes,
  textField,
  writeQuery,
} from "./list-query";
export { coreText } from "./messages";
export { centsOf, isPrice, moneyOf, sumOf, timesOf } from "./money";
export type { Notice, NoticePort } from "./notice";
export { type NumberMode, restrictNumber } from "./number-input";
export { groupedNumber, shortNumber } from "./numbers";
export { lastPage, shownPages } from "./paging";
export { checkPermissionTag, hasRole, holds, holdsAll, holdsAny, type Rights } from "./permissions";
export { preloadRead } from "./preload-read";
export { idIn, type RecordHit, type RecordSearch, uniqueHits } from "./record-search";
export {
  type Account,
  ShopPage,
  type ShopPageProps,
  ShopProvider,
  type ShopProviderProps,
  useAccount,
  useClient,
  useShop,
} from "./shop-provider";
export { memoryStorage, scopedStorage, type Storage } from "./storage";
export {
  type DateShortcut,
  dayStart,
  daysAfter,
  hoursAfter,
  hoursOfDay,
  isOrdered,
  momentOf,
  rangeOf,
  shownTime,
  timeAgo,
  wireTime,
} from "./time";
export { type Action, type ActionOptions, clickPause, pressPause, useAction } from "./use-action";
export { type BulkResult, useBulk } from "./use-bulk";
export { rightsOf, useCan } from "./use-can";
export { type CascaderOptions, useCascader } from "./use-cascader";
export { type Question, useConfirm } from "./use-confirm";
export { useExistingPage, useListQuery } from "./use-list-query";
export { readKey } from "./read-key";
export { useRead, useRefresh } from "./use-read";
export { type SchemaFormOptions, useSchemaForm } from "./use-schema-form";
export { type SelectionOptions, useSelection } from "./use-selection";
export { type Unsaved, type UnsavedForms, unsavedForms } from "./unsaved";
export { useUnsaved } from "./use-unsaved";
export { type Text, useLanguage, useText } from "./use-text";
