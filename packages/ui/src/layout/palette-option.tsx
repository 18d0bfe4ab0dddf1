import { useText } from "@shopkeeper/hooks/texts";
import { type PaletteItem, paletteText } from "@shopkeeper/hooks/layout/palette";
import { Pin, Settings2, Zap } from "lucide-react";
import { MenuIcon } from "../icons/menu-icon";
import { ExternalMark } from "./external-mark";
import { MarkedText } from "./marked-text";
import { ShortcutKeys } from "./shortcut-keys";

export interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isHighlighted: boolean;
  /** Its pin is shown although it is neither pinned nor highlighted. */
  hasPin: boolean;
  onHighlight(): void;
  onChoose(): void;
  onPin(): void;
}

/** One option. Its pin is for pointers; keys pin the highlighted option. */
export function PaletteOption({ id, item, isHighlighted, hasPin, onHighlight, onChoose, onPin }: PaletteOptionProps) {
  const t = useText(paletteText);
  const { entry, isPinned, marks, pathMarks } = item;
  const { nameAt = 0 } = entry;
  return (
    <div id={id} role="option" aria-selected={isHighlighted} onPointerMove={onHighlight} onClick={onChoose}>
      <EntryIcon kind={entry.kind} icon={entry.icon} />
      <span data-label="">
        {nameAt > 0 && (
          <span data-above="">
            <MarkedText text={entry.label} marks={marks} to={nameAt} />
          </span>
        )}
        <MarkedText text={entry.label} marks={marks} from={nameAt} />
        {entry.isExternal && <ExternalMark />}
      </span>
      {entry.kind === "menu" && (
        <small data-path="">
          <MarkedText text={entry.path ?? ""} marks={pathMarks} />
        </small>
      )}
      {entry.hint && <small>{entry.hint}</small>}
      {entry.shortcut && <ShortcutKeys of={entry.shortcut} />}
      <span
        data-pin={isPinned ? "on" : ""}
        data-tip={t(isPinned ? "unpin" : "pin")}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onPin();
        }}
      >
        {(hasPin || isPinned || isHighlighted) && <Pin size={14} strokeWidth={1.75} fill={isPinned ? "currentColor" : "none"} />}
      </span>
    </div>
  );
}

function EntryIcon({ kind, icon }: Pick<PaletteItem["entry"], "kind" | "icon">) {
  if (kind === "action") return <Zap size={16} strokeWidth={1.75} aria-hidden />;
  if (kind === "setting") return <Settings2 size={16} strokeWidth={1.75} aria-hidden />;
  return <MenuIcon name={icon} />;
}
