import { useText } from "@shopkeeper/hooks/texts";
import { skuText, useSkuBatch } from "@shopkeeper/hooks/products";
import { ImagePlus } from "lucide-react";
import { Button } from "../../core/button";
import { StoredImage } from "../../core/stored-image";
import { SkuCardField } from "./sku-card-field";
import { SkuCardRoot } from "./sku-card-root";
import type { SkuPart } from "./sku-part";

/** 批量设置 on a phone: fields whose values are copied into every SKU. */
export function SkuBatchCard({ sku, say, choosePicture }: SkuPart) {
  const t = useText(skuText);
  const batch = useSkuBatch(sku);
  const { image = "" } = batch.cells;
  return (
    <SkuCardRoot role="group" aria-label={t("batch.title")} data-batch="">
      <details>
        <summary data-title="">{t("batch.title")}</summary>
        <div data-fields="">
          <button
            type="button"
            data-picture=""
            aria-label={`${t("batch.title")} ${t("columns.image")}`}
            onClick={() => choosePicture((address) => batch.type("image", address))}
          >
            {image ? <StoredImage src={image} alt="" /> : <ImagePlus size={18} aria-hidden />}
          </button>
          <span />
          {sku.columns
            .filter((column) => column !== "image")
            .map((column) => (
              <SkuCardField
                key={column}
                column={column}
                name={t("batch.title")}
                text={batch.cells[column] ?? ""}
                isReadOnly={false}
                onChange={(text) => batch.type(column, text)}
              />
            ))}
        </div>
        <Button
          variant="primary"
          onClick={() => say(batch.apply() ? t("batch.filled", { count: sku.matrix.rows.length }) : t("batch.nothing"))}
        >
          {t("batch.apply")}
        </Button>
      </details>
    </SkuCardRoot>
  );
}
