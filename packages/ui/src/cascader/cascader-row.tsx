import { type Cascader, type CascaderEntry } from "@shopkeeper/hooks/selection";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { ChevronRight } from "lucide-react";
import { CascaderRowRoot } from "./cascader-row-root";

export interface CascaderRowProps {
  cascader: Cascader;
  entry: CascaderEntry;
  /** Found by typing: the row shows its whole path, and a press chooses it instead of opening it. */
  isFound: boolean;
  onChoose: (entry: CascaderEntry) => void;
}

/** A node of a cascader for one value: a branch opens, a leaf is chosen; where any level is allowed, a branch can be chosen too. */
export function CascaderRow({ cascader, entry, isFound, onChoose }: CascaderRowProps) {
  const t = useText(coreText);
  const isBranch = !entry.isLeaf && !isFound;
  const isChosen = cascader.chosen?.id === entry.id || undefined;
  return (
    <CascaderRowRoot data-row="" data-opened={cascader.isOpened(entry) || undefined} data-chosen={isChosen}>
      <button
        type="button"
        data-entry=""
        data-node=""
        disabled={entry.isDisabled}
        aria-expanded={isBranch ? cascader.isOpened(entry) : undefined}
        aria-current={isChosen}
        onClick={() => (isBranch ? cascader.enter(entry) : onChoose(entry))}
      >
        <span data-clip="">{isFound ? entry.label : entry.name}</span>
        {isBranch && <ChevronRight size={14} aria-hidden />}
      </button>
      {isBranch && cascader.canChoose(entry) && (
        <button
          type="button"
          data-take=""
          className="sk-link"
          aria-label={`${t("actions.choose")} ${entry.name}`}
          onClick={() => onChoose(entry)}
        >
          {t("actions.choose")}
        </button>
      )}
    </CascaderRowRoot>
  );
}
