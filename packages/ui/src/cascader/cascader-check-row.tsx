import type { CascaderEntry, MultiCascader } from "@shopkeeper/hooks/selection";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { Checkbox } from "../core/checkbox";
import { CascaderRowRoot } from "./cascader-row-root";

export interface CascaderCheckRowProps {
  cascader: MultiCascader;
  entry: CascaderEntry;
  /** Found by typing: the row shows its whole path. */
  isFound: boolean;
}

/** A node of a cascader for several values: a checkbox, and a button that opens its branch. */
export function CascaderCheckRow({ cascader, entry, isFound }: CascaderCheckRowProps) {
  const id = useId();
  const check = cascader.checkOf(entry);
  const label = isFound ? entry.label : entry.name;
  const isBranch = !entry.isLeaf && !isFound;
  const held = cascader.heldNote(entry);
  const note = held ?? cascader.countOf(entry);
  return (
    <CascaderRowRoot data-row="" data-opened={cascader.isOpened(entry) || undefined}>
      <Checkbox
        id={id}
        data-node=""
        aria-label={held ? `${label} (${held})` : label}
        isChecked={check === "all"}
        isPartly={check === "some"}
        disabled={!cascader.canToggle(entry)}
        onChange={() => cascader.toggle(entry)}
      />
      {isBranch ? (
        // the arrow keys open it from its checkbox: it is no tab stop of its own
        <button
          type="button"
          data-entry=""
          tabIndex={-1}
          disabled={entry.isDisabled}
          aria-expanded={cascader.isOpened(entry)}
          onClick={() => cascader.enter(entry)}
        >
          <span data-clip="">{label}</span>
          {note && <small aria-hidden>{note}</small>}
          <ChevronRight size={14} aria-hidden />
        </button>
      ) : (
        <label data-entry="" htmlFor={id} data-disabled={cascader.canToggle(entry) ? undefined : ""}>
          <span data-clip="">{label}</span>
          {note && <small aria-hidden>{note}</small>}
        </label>
      )}
    </CascaderRowRoot>
  );
}
