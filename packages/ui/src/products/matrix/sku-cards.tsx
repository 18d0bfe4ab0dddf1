import { useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, skuText } from "@shopkeeper/hooks/products";
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { useLatestRef } from "../../core/use-latest-ref";
import { Pager } from "../../list/pager";
import { styled } from "../../theme/styled";
import { SkuBatchCard } from "./sku-batch-card";
import { SkuCard } from "./sku-card";
import { notesOfRow } from "./sku-notes";
import type { SkuPart, SkuView } from "./sku-part";

const limit = 20;

/** The SKUs as cards with fields, twenty at a time, where there is no room for a grid. */
export function SkuCards({ view, ...part }: SkuPart & { view: Ref<SkuView> }) {
  const t = useText(skuText);
  const { sku, say } = part;
  const { rows, isMulti } = sku.matrix;
  const list = useRef<HTMLUListElement>(null);
  const [page, setPage] = useState(1);
  const wanted = useRef<string | undefined>(undefined);
  const last = Math.max(1, Math.ceil(rows.length / limit));
  const shown = Math.min(page, last);
  const latest = useLatestRef({
    setCell: sku.setCell,
    choose: (key: string) => part.choosePicture((address) => sku.setCell(key, "image", address)),
    takeOut(key: string, name: string) {
      sku.takeOut(key);
      say(t("grid.removed", { name }));
    },
  });
  useImperativeHandle(view, () => ({
    show(key: string, column: SkuColumn) {
      wanted.current = `${key}:${column}`;
      setPage(Math.floor(rows.findIndex((row) => row.key === key) / limit) + 1);
    },
  }));
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const field = list.current?.querySelector<HTMLElement>(`[data-field="${wanted.current}"]`);
    wanted.current = undefined;
    field?.closest("details")?.setAttribute("open", "");
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
  return (
    <Root>
      {isMulti && !sku.isReadOnly && rows.length > 1 && <SkuBatchCard {...part} />}
      <ul ref={list} aria-label={t(isMulti ? "grid.label" : "grid.singleLabel")}>
        {rows.slice((shown - 1) * limit, shown * limit).map((row) => (
          <SkuCard
            key={row.key}
            row={row}
            columns={sku.columns}
            notes={notesOfRow(part, row.key)}
            picture={part.picture}
            isReadOnly={sku.isReadOnly}
            hasActions={isMulti && !sku.isReadOnly}
            actions={latest}
          />
        ))}
      </ul>
      {last > 1 && (
        <Pager page={shown} limit={limit} total={rows.length} sizes={[]} onChange={(change) => change.page && setPage(change.page)} />
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)", "& > ul": { display: "grid", gap: "3" } },
});
