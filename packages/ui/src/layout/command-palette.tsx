import { coreText, type Text, textOf, useText } from "@shopkeeper/hooks/texts";
import { isHttpAddress, type PaletteOptions, paletteText, usePalette } from "@shopkeeper/hooks/layout/palette";
import { Search, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useId } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../core/icon-button";
import { useModal } from "../core/use-modal";
import { PaletteFoot } from "./palette-foot";
import { PaletteRoot } from "./palette-root";
import { PaletteList } from "./palette-list";

export interface CommandPaletteProps extends Omit<PaletteOptions, "close"> {
  isOpen: boolean;
  onClose(): void;
}

/** The menu search over the page: finds menus, records, actions and settings, and opens the chosen one. Mounted only while open. */
export function CommandPalette({ isOpen, ...rest }: CommandPaletteProps) {
  return isOpen ? createPortal(<OpenPalette {...rest} />, document.body) : null;
}

const pause = 150;

function OpenPalette({ open, onClose, ...rest }: Omit<CommandPaletteProps, "isOpen">) {
  const t = useText(paletteText);
  const core = useText(coreText);
  const id = useId();
  const modal = useModal(onClose);
  const palette = usePalette({ ...rest, open: (path) => (isHttpAddress(path) ? openOutside(path) : open(path)), close: onClose });
  const optionId = (at: number) => `${id}-${at}`;
  const at = palette.highlighted ? palette.items.indexOf(palette.highlighted) : -1;

  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229; // Safari ends the composition before its Enter comes
    const isMod = ctrlKey || metaKey;
    if (isMod && key.toLowerCase() === "k") onClose();
    else if (altKey || !palette.press({ key, isComposing, isMod, isShift: shiftKey })) return;
    event.preventDefault();
  };

  return (
    <PaletteRoot
      {...modal}
      aria-label={t("title")}
      tabIndex={-1}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onBlur={(event) => leaveWith(event, onClose)}
    >
      <div data-search="">
        <Search size={18} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t("title")}
          aria-expanded={at >= 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at < 0 ? undefined : optionId(at)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          placeholder={t("placeholder")}
          value={palette.text}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={press}
        />
        <IconButton label={core("actions.close")} size="sm" icon={<X size={16} aria-hidden />} onClick={onClose} />
      </div>
      {palette.isNothing && (
        <p data-nothing="">
          {t("nothing", { text: palette.text.trim() })}
          <small>{t("searched", { labels: searchedIn(t, palette.searched) })}</small>
        </p>
      )}
      <PaletteList id={`${id}-list`} palette={palette} optionId={optionId} />
      <span className="sk-hidden" role="status">
        {palette.isLoading || palette.isNothing ? "" : t("count", { count: palette.items.length })}
      </span>
      <PaletteFoot palette={palette} />
    </PaletteRoot>
  );
}

const openOutside = (path: string) => void window.open(path, "_blank", "noopener,noreferrer");

const searchedIn = (t: Text<typeof paletteText.zh>, records: readonly string[]) =>
  [t("groups.menus"), t("groups.actions"), t("groups.settings"), ...records].join(textOf(coreText, "states.comma"));

/** Closes soon after the focus has moved elsewhere on the page (specification); switching to another window does not close it. */
function leaveWith({ currentTarget }: FocusEvent<HTMLElement>, close: () => void) {
  setTimeout(() => {
    const isGone = currentTarget.isConnected && document.hasFocus() && !currentTarget.contains(document.activeElement);
    if (isGone) close();
  }, pause);
}
