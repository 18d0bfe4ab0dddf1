import { useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, skuText } from "@shopkeeper/hooks/products";
import { CircleAlert, Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../core/button";
import { IconButton } from "../../core/icon-button";
import { styled } from "../../theme/styled";
import { countedNotes, notesOfRow } from "./sku-notes";
import type { SkuPart } from "./sku-part";

export interface SkuBarProps extends SkuPart {
  /** Scrolls to a cell and focuses it. */
  lead: (key: string, column: SkuColumn) => void;
}

/** The bar above the rows: their number, excluded ones, undo and redo, and the numbers of problems and warnings. */
export function SkuBar({ lead, ...part }: SkuBarProps) {
  const t = useText(skuText);
  const { sku } = part;
  const { matrix, takenOut, isWhole, isReadOnly } = sku;
  const [last, setLast] = useState<string>();
  const { problems, warnings } = countedNotes(part);
  const next = (isProblem: boolean) => {
    const noted = matrix.rows.flatMap(({ key }) => {
      const notes = notesOfRow(part, key);
      return sku.columns.flatMap((column) => (notes[column]?.isProblem === isProblem ? [{ key, column }] : []));
    });
    const cell = noted[(noted.findIndex(({ key, column }) => `${key} ${column}` === last) + 1) % noted.length];
    if (!cell) return;
    setLast(`${cell.key} ${cell.column}`);
    lead(cell.key, cell.column);
  };
  return (
    <Root>
      {matrix.isMulti && <b>{t("grid.count", { count: matrix.rows.length })}</b>}
      {takenOut > 0 && (
        <span data-whole="">
          <span>{t(isWhole ? "grid.wholeShown" : "grid.takenOut", { count: takenOut })}</span>
          {!isReadOnly && (
            <Button variant="link" onClick={sku.toggleWhole} aria-label={`${t("grid.whole")} ${t(isWhole ? "grid.hide" : "grid.show")}`}>
              {t("grid.whole")} {t(isWhole ? "grid.hide" : "grid.show")}
            </Button>
          )}
        </span>
      )}
      <span>{t("grid.range")}</span>
      <span data-end="">
        {problems > 0 && (
          <button type="button" data-note="problem" onClick={() => next(true)}>
            <CircleAlert size={14} aria-hidden />
            {t("notes.problems", { count: problems })}
            <u>{t("notes.next")}</u>
          </button>
        )}
        {warnings > 0 && (
          <button type="button" data-note="warning" onClick={() => next(false)}>
            <TriangleAlert size={14} aria-hidden />
            {t("notes.warnings", { count: warnings })}
            <u>{t("notes.next")}</u>
          </button>
        )}
        {!isReadOnly && (
          <span data-steps="">
            <IconButton
              size="sm"
              label={t("grid.undo")}
              icon={<Undo2 size={15} aria-hidden />}
              disabled={!matrix.canUndo}
              onClick={sku.undo}
            />
            <IconButton
              size="sm"
              label={t("grid.redo")}
              icon={<Redo2 size={15} aria-hidden />}
              disabled={!matrix.canRedo}
              onClick={sku.redo}
            />
          </span>
        )}
      </span>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    marginBottom: "-2",
    minHeight: "control",
    fontSize: "xs",
    color: "fg.subtle",
    "& > b": { fontSize: "body", fontWeight: "medium", color: "fg" },
    "& > [data-whole]": { display: "inline-flex", flexWrap: "wrap", gap: "2", alignItems: "center" },
    "& [data-whole] > button": { fontSize: "xs" },
    "& > [data-end]": { display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: "1.5", marginInlineStart: "auto" },
    "& [data-steps]": { display: "inline-flex" },
    "& [data-note]": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "calc({sizes.control} - 4px)",
      paddingInline: "2",
      borderRadius: "md",
      cursor: "pointer",
      "& > u": { textUnderlineOffset: "3px" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
    "& [data-note=problem]": { color: "fg.error", background: "bg.error" },
    "& [data-note=warning]": { color: "fg.warning", background: "bg.warning" },
  },
});
