import { useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, skuColumns, type SkuEditing, type SkuMatrixRow, skuText } from "@shopkeeper/hooks/products";
import { ImagePlus } from "lucide-react";
import { memo } from "react";
import { StoredImage } from "../../core/stored-image";
import { SkuCellEditor } from "./sku-cell-editor";
import type { SkuRowNotes } from "./sku-notes";
import type { EndKey } from "./use-grid-keys";

export interface SkuGridRowProps {
  row: SkuMatrixRow;
  at: number;
  /** Its distance to the first row, in pixels. */
  top: number;
  /** The `aria-rowindex` of the first row. */
  head: number;
  columns: readonly SkuColumn[];
  hasActions: boolean;
  isReadOnly: boolean;
  /** The product's picture. */
  picture: string;
  notes: SkuRowNotes;
  /** The current cell's column. */
  current: number | undefined;
  /** The first and the last selected column. */
  from: number | undefined;
  to: number | undefined;
  editing: SkuEditing | undefined;
  describedBy: string | undefined;
  onEnd: (text?: string, key?: EndKey) => void;
}

// names are inserted by string replacement: catalogue texts with parameters are slow, a hundred times per scroll
const nameMark = "%";

/** One SKU in the grid: plain elements, rendered again only when it changed. */
export const SkuGridRow = memo(function SkuGridRow({
  row,
  at,
  top,
  head,
  columns,
  notes,
  current,
  from,
  to,
  editing,
  ...rest
}: SkuGridRowProps) {
  const t = useText(skuText);
  const { values, cells } = row;
  const name = values.join(" ") || t("grid.single");
  const named = (pattern: string) => pattern.replace(nameMark, () => name);
  const isSelected = (column: number) => from !== undefined && to !== undefined && column >= from && column <= to;

  function cellOf(column: SkuColumn, place: number) {
    const note = notes[column];
    const isCurrent = place === current;
    const focus = {
      "data-at": `${at}:${place}`,
      tabIndex: isCurrent ? 0 : -1,
      "aria-describedby": isCurrent ? rest.describedBy : undefined,
    };
    const said = note && {
      "data-note": note.isProblem ? "problem" : "warning",
      "data-tip": note.text,
      "aria-invalid": note.isProblem || undefined,
    };
    const shape = {
      role: "gridcell",
      "aria-colindex": values.length + place + 1,
      "aria-selected": isSelected(place) || undefined,
    } as const;
    if (column === "image") {
      const image = cells.image || rest.picture;
      const shown = image ? (
        <StoredImage src={image} alt="" loading="lazy" decoding="async" data-ghost={cells.image === "" || undefined} />
      ) : (
        <ImagePlus size={16} aria-hidden />
      );
      return (
        <span key={column} {...shape} data-kind="picture">
          <button
            type="button"
            {...focus}
            data-does={rest.isReadOnly ? undefined : "picture"}
            data-tip={cells.image === "" ? t("grid.noPicture") : undefined}
            aria-label={named(t(rest.isReadOnly ? "grid.pictureOf" : "grid.choosePictureOf"))}
          >
            {shown}
          </button>
        </span>
      );
    }
    const isEdited = editing?.key === row.key && editing.column === column;
    return (
      <span
        key={column}
        {...shape}
        {...focus}
        {...said}
        aria-readonly={rest.isReadOnly || undefined}
        data-kind={skuColumns[column].kind === "text" ? "text" : "number"}
      >
        {isEdited ? (
          <SkuCellEditor
            column={column}
            label={`${name} ${t(`columns.${column}`)}`}
            text={cells[column]}
            begins={editing.begins}
            onEnd={rest.onEnd}
          />
        ) : (
          cells[column]
        )}
      </span>
    );
  }

  const place = columns.length;
  return (
    <div role="row" aria-rowindex={at + head} data-row="" data-current={current === undefined ? undefined : ""} style={{ top }}>
      {values.map((value, spec) => (
        <span key={spec} role="rowheader" aria-colindex={spec + 1} data-spec={spec} data-clip="">
          {value}
        </span>
      ))}
      {columns.map(cellOf)}
      {rest.hasActions && (
        <span role="gridcell" aria-colindex={values.length + place + 1} data-kind="actions">
          <button
            type="button"
            className="sk-link"
            data-at={`${at}:${place}`}
            data-does="remove"
            tabIndex={current === place ? 0 : -1}
            aria-label={named(t("grid.removeOf"))}
          >
            {t("grid.remove")}
          </button>
        </span>
      )}
    </div>
  );
});
