import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, type SkuMatrixRow, skuText } from "@shopkeeper/hooks/products";
import { ImagePlus, Trash2 } from "lucide-react";
import { memo } from "react";
import { IconButton } from "../../core/icon-button";
import { StoredImage } from "../../core/stored-image";
import { SkuCardField } from "./sku-card-field";
import { SkuCardRoot } from "./sku-card-root";
import type { SkuRowNotes } from "./sku-notes";

export interface SkuCardProps {
  row: SkuMatrixRow;
  columns: readonly SkuColumn[];
  notes: SkuRowNotes;
  /** The product's picture. */
  picture: string;
  isReadOnly: boolean;
  hasActions: boolean;
  /** Returns the latest actions. */
  actions: () => {
    setCell: (key: string, column: SkuColumn, text: string) => void;
    choose: (key: string) => void;
    takeOut: (key: string, name: string) => void;
  };
}

const seldom: readonly SkuColumn[] = ["brokerage", "brokerageTwo", "barCode", "weight", "volume", "stockPlace"];

/** One SKU on a phone: its picture and name, prices and stock, and rarely used fields behind 更多. */
export const SkuCard = memo(function SkuCard({ row, columns, notes, picture, isReadOnly, hasActions, actions }: SkuCardProps) {
  const t = useText(skuText);
  const { key, values, cells } = row;
  const name = values.join(" ") || t("grid.single");
  const image = cells.image || picture;
  const field = (column: SkuColumn) => (
    <SkuCardField
      key={column}
      id={`${key}:${column}`}
      column={column}
      name={name}
      text={cells[column]}
      note={notes[column]}
      isReadOnly={isReadOnly}
      onChange={(text) => actions().setCell(key, column, text)}
    />
  );
  const often = columns.filter((column) => column !== "image" && !seldom.includes(column));
  const more = columns.filter((column) => seldom.includes(column));
  return (
    <SkuCardRoot as="li" aria-label={name}>
      <div data-head="">
        <button
          type="button"
          data-picture=""
          disabled={isReadOnly}
          aria-label={t(isReadOnly ? "grid.pictureOf" : "grid.choosePictureOf").replace("%", name)}
          onClick={() => actions().choose(key)}
        >
          {image ? (
            <StoredImage src={image} alt="" loading="lazy" data-ghost={cells.image === "" || undefined} />
          ) : (
            <ImagePlus size={18} aria-hidden />
          )}
        </button>
        <b>{name}</b>
        {hasActions && (
          <IconButton
            label={t("grid.removeOf").replace("%", name)}
            icon={<Trash2 size={15} aria-hidden />}
            onClick={() => actions().takeOut(key, name)}
          />
        )}
      </div>
      <div data-fields="">{often.map(field)}</div>
      <details open={more.some((column) => notes[column]) || undefined}>
        <summary>{more.map((column) => t(`columns.${column}`)).join(textOf(coreText, "states.comma"))}</summary>
        <div data-fields="">{more.map(field)}</div>
      </details>
    </SkuCardRoot>
  );
});
