import { useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, skuColumns, skuText } from "@shopkeeper/hooks/products";

export interface SkuGridHeadProps {
  /** The names of the specs. */
  names: readonly string[];
  columns: readonly SkuColumn[];
  hasActions: boolean;
}

/** The names of the grid's columns. */
export function SkuGridHead({ names, columns, hasActions }: SkuGridHeadProps) {
  const t = useText(skuText);
  return (
    <div role="rowgroup" data-head="">
      <div role="row" aria-rowindex={1} data-row="">
        {names.map((name, at) => (
          <span key={name} role="columnheader" aria-colindex={at + 1} data-spec={at} data-clip="">
            {name}
          </span>
        ))}
        {columns.map((column, at) => (
          <span
            key={column}
            role="columnheader"
            aria-colindex={names.length + at + 1}
            data-kind={column === "image" ? "picture" : skuColumns[column].kind === "text" ? "text" : "number"}
          >
            {t(`columns.${column}`)}
          </span>
        ))}
        {hasActions && (
          <span role="columnheader" aria-colindex={names.length + columns.length + 1} data-kind="actions">
            {t("columns.actions")}
          </span>
        )}
      </div>
    </div>
  );
}
