import { useText } from "@shopkeeper/hooks/texts";
import { skuColumns, skuText, useSkuBatch } from "@shopkeeper/hooks/products";
import { ImagePlus } from "lucide-react";
import { Button } from "../../core/button";
import { StoredImage } from "../../core/stored-image";
import { SkuBatchInput } from "./sku-batch-input";
import type { SkuPart } from "./sku-part";

/** 批量设置: the columns once more, copied into every row by 批量添加. */
export function SkuBatchRow({ names, sku, say, choosePicture }: SkuPart & { names: readonly string[] }) {
  const t = useText(skuText);
  const batch = useSkuBatch(sku);
  const apply = () => say(batch.apply() ? t("batch.filled", { count: sku.matrix.rows.length }) : t("batch.nothing"));
  return (
    <div role="rowgroup" data-batch="">
      <div role="row" aria-rowindex={2} data-row="">
        {names.map((name, at) => (
          <span key={name} role={at === 0 ? "rowheader" : "gridcell"} aria-colindex={at + 1} data-spec={at}>
            {at === 0 && t("batch.title")}
          </span>
        ))}
        {sku.columns.map((column, at) => {
          const label = `${t("batch.title")} ${t(`columns.${column}`)}`;
          const { kind } = skuColumns[column];
          return (
            <span
              key={column}
              role="gridcell"
              aria-colindex={names.length + at + 1}
              data-kind={kind === "picture" ? "picture" : kind === "text" ? "text" : "number"}
            >
              {column === "image" ? (
                <button
                  type="button"
                  data-does="picture"
                  aria-label={label}
                  onClick={() => choosePicture((address) => batch.type("image", address))}
                >
                  {batch.cells.image ? <StoredImage src={batch.cells.image} alt="" /> : <ImagePlus size={16} aria-hidden />}
                </button>
              ) : (
                <SkuBatchInput
                  column={column}
                  label={label}
                  text={batch.cells[column] ?? ""}
                  onType={(text) => batch.type(column, text)}
                  onEnter={apply}
                />
              )}
            </span>
          );
        })}
        <span role="gridcell" aria-colindex={names.length + sku.columns.length + 1} data-kind="actions">
          <Button size="sm" variant="primary" onClick={apply} disabled={!batch.isFilled}>
            {t("batch.apply")}
          </Button>
        </span>
      </div>
    </div>
  );
}
