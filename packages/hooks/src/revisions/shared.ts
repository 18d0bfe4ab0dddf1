export { fieldHistory } from "./field-history";
export { revisionText } from "./messages";
export {
  plainWords,
  type RevisedFieldWords,
  type RevisionWords,
  type SentChange,
  type ShownDifference,
  shownDifference,
} from "./revision-words";
export { type HistoryOf, type RevisionHistory, useCanSeeHistory, useHistory } from "./use-history";
export { type RevisionUndo, useUndo } from "./use-undo";
