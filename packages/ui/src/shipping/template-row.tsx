import { useText } from "@shopkeeper/hooks/texts";
import { templateText } from "@shopkeeper/hooks/shipping";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../core/icon-button";
import { styled } from "../theme/styled";

export interface TemplateRowProps {
  /** Its index, from 0. */
  at: number;
  onRemove: (() => void) | undefined;
  /** Its fields, the regions first. */
  children: ReactNode;
}

/** A row of a shipping template: its number, its fields, and a remove button. */
export function TemplateRow({ at, onRemove, children }: TemplateRowProps) {
  const t = useText(templateText);
  return (
    <Root role="group" aria-label={t("template.row", { row: at + 1 })}>
      <span data-place="">{at + 1}</span>
      <div data-cells="">{children}</div>
      {onRemove && (
        <IconButton label={t("template.removeRow", { row: at + 1 })} icon={<Trash2 size={15} aria-hidden />} onClick={onRemove} />
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1.5rem minmax(0, 1fr) 2.25rem",
    gap: "3",
    alignItems: "start",
    width: "full",
    padding: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    "& > [data-place]": { paddingTop: "1.5rem", lineHeight: "{sizes.control}", color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
    "& > button": { marginTop: "1.5rem" },
    "& > [data-cells]": { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 2fr) repeat(4, minmax(0, 1fr))", alignItems: "start" },
    // labels are above their controls, as in a narrow form
    "& > [data-cells] > *": { containerType: "inline-size", minWidth: 0 },
    "@container (max-width: 640px)": {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      "& > [data-place]": { paddingTop: 0, lineHeight: "1.4", gridColumn: 1 },
      "& > button": { marginTop: 0, gridColumn: 2, gridRow: 1 },
      "& > [data-cells]": { gridColumn: "1 / -1", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      "& > [data-cells] > :first-child": { gridColumn: "1 / -1" },
    },
  },
});
