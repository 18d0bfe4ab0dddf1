import { useText } from "@shopkeeper/hooks/texts";
import { paletteText, type ShortcutGroup, shortcutGroups } from "@shopkeeper/hooks/layout/palette";
import { Fragment } from "react";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { keyFaces } from "./key-faces";
import { ShortcutKeys } from "./shortcut-keys";

export interface ShortcutSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** By default the keys of the console. */
  groups?: readonly ShortcutGroup[];
}

/** The keys of the console, area by area. */
export function ShortcutSheet({ isOpen, onClose, groups }: ShortcutSheetProps) {
  const t = useText(paletteText);
  return (
    <Modal title={t("sheet.title")} isOpen={isOpen} onClose={onClose} width={720} isLight>
      <Columns role="group" aria-label={t("sheet.title")} tabIndex={0}>
        {(groups ?? shortcutGroups(t)).map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ keys, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((shortcut, index) => (
                      <Fragment key={shortcut}>
                        {index > 0 && <span className="sk-hidden">{t("sheet.or")}</span>}
                        <ShortcutKeys of={shortcut} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Columns>
    </Modal>
  );
}

const Columns = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
    columnGap: "8",
    rowGap: "6",
    "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "6px", borderRadius: "sm" },
    "& h3": { marginBottom: "1.5", fontSize: "xs", fontWeight: "semibold", color: "fg.subtle" },
    "& dl > div": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      minHeight: "34px",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
    },
    "& dl > div:last-child": { borderBottomWidth: 0 },
    "& dd": { display: "flex", flexShrink: 0, gap: "2" },
    ...keyFaces,
  },
});
