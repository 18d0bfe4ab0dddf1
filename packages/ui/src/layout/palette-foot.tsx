import { useText } from "@shopkeeper/hooks/texts";
import { type Palette, paletteText } from "@shopkeeper/hooks/layout/palette";
import { Pin, PinOff } from "lucide-react";
import { VisuallyHidden } from "../core/visually-hidden";
import { ShortcutKeys } from "./shortcut-keys";

/** The palette's keys, and a button that pins the highlighted option. */
export function PaletteFoot({ palette }: { palette: Palette }) {
  const t = useText(paletteText);
  const { highlighted } = palette;
  const PinIcon = highlighted?.isPinned ? PinOff : Pin;
  return (
    <div data-foot="">
      <span aria-hidden>
        <ShortcutKeys of="up" />
        <ShortcutKeys of="down" />
        {t("keys.move")}
      </span>
      <span aria-hidden>
        <ShortcutKeys of="enter" />
        {t("keys.choose")}
      </span>
      <span aria-hidden>
        <ShortcutKeys of="esc" />
        {t("keys.close")}
      </span>
      {highlighted && (
        <button
          type="button"
          aria-keyshortcuts="Control+D Meta+D"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => palette.pin(highlighted)}
        >
          <PinIcon size={14} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden>{t(highlighted.isPinned ? "unpinNamed" : "pinNamed", { name: highlighted.entry.label })}</VisuallyHidden>
          <span aria-hidden>
            {t(highlighted.isPinned ? "unpin" : "pin")}
            <ShortcutKeys of="mod+d" />
          </span>
        </button>
      )}
    </div>
  );
}
