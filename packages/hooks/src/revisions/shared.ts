export { revisionText } from "./messages";
export {
  plainWords,
  type RevisedFieldWords,
  type RevisionWords,
  type SentChange,
  type ShownDifference,
  shownDifference,
} from "./revision-words";
export { type HistoryOf, useCanSeeHistory, useHistory } from "./use-history";
export { useUndo } from "./use-undo";
