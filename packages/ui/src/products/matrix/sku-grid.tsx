import { useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, skuText, useSkuCursor, useSkuPaste } from "@shopkeeper/hooks/products";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { VisuallyHidden } from "../../core/visually-hidden";
import { SkuBatchRow } from "./sku-batch-row";
import { columnTracks, leastWidth, SkuGridRoot } from "./sku-grid.styles";
import { SkuGridHead } from "./sku-grid-head";
import { SkuGridRow } from "./sku-grid-row";
import { notesOfRow } from "./sku-notes";
import type { SkuPart, SkuView } from "./sku-part";
import { SkuPasteDialog } from "./sku-paste-dialog";
import { useGridClipboard } from "./use-grid-clipboard";
import { useGridFocus } from "./use-grid-focus";
import { useGridKeys } from "./use-grid-keys";
import { useGridPointer } from "./use-grid-pointer";

/**
 * The SKUs as a grid that works like a spreadsheet: one cell has the focus, and one editor opens in the edited cell.
 *
 * Only visible rows are rendered, and the focused one, so that it keeps the focus.
 */
export function SkuGrid({ view, ...part }: SkuPart & { view: Ref<SkuView> }) {
  const t = useText(skuText);
  const { sku, say } = part;
  const { matrix, columns, isReadOnly } = sku;
  const { rows, isMulti, specs } = matrix;
  const hasActions = isMulti && !isReadOnly;
  const hasBatch = isMulti && !isReadOnly && rows.length > 1;
  const names = isMulti ? specs.filter(({ values }) => values.length > 0).map(({ name }) => name) : [];
  const cursor = useSkuCursor(sku, hasActions);
  const grid = useRef<HTMLDivElement>(null);
  const help = useId();
  const height = useRowHeight();
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => height,
    overscan: 4,
    initialRect: { width: 1024, height: 640 }, // the root's own height
    rangeExtractor(range) {
      const seen = defaultRangeExtractor(range);
      return seen.includes(cursor.at.row) ? seen : [...seen, cursor.at.row].sort((one, other) => one - other);
    },
  });
  const page = () => Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / height) - 3);
  const focus = useGridFocus(grid, cursor.at);
  const pasting = useSkuPaste(sku, (count) => {
    say(t("grid.pasted", { count }));
    focus.want();
  });
  const takeOut = (key: string, name: string) => {
    sku.takeOut(key);
    say(t("grid.removed", { name }));
    focus.want();
  };
  const choose = (key: string) => part.choosePicture((address) => sku.setCell(key, "image", address));
  const keys = useGridKeys({ sku, cursor, page, say, want: focus.want });
  const pointer = useGridPointer({ cursor, choose, takeOut, want: focus.want });
  useGridClipboard({ grid, sku, cursor, say, paste: pasting.paste });
  useImperativeHandle(view, () => ({
    show(key: string, column: SkuColumn) {
      cursor.go({ row: rows.findIndex((row) => row.key === key), column: columns.indexOf(column) });
      focus.want();
    },
  }));
  const { selected, editing } = cursor;
  const current = cursor.row && cursor.column && notesOfRow(part, cursor.row.key)[cursor.column];
  const shape: CSSProperties & Record<`--${string}`, string> = {
    "--sku-tracks": columnTracks(names.length, columns, hasActions),
    "--sku-width": `${leastWidth(names.length, columns, hasActions)}px`,
    "--sku-held": `${Math.min(3, names.length) * 104 + 8}px`,
    "--sku-height": `${height}px`,
  };

  return (
    <SkuGridRoot style={shape}>
      <div
        ref={grid}
        role="grid"
        aria-label={t(isMulti ? "grid.label" : "grid.singleLabel")}
        aria-rowcount={rows.length + (hasBatch ? 2 : 1)}
        aria-colcount={names.length + columns.length + (hasActions ? 1 : 0)}
        aria-multiselectable
        aria-readonly={isReadOnly || undefined}
        aria-describedby={help}
        data-scroller=""
        onKeyDown={keys.onKeyDown}
        {...pointer}
        onFocus={focus.onFocus(cursor.go)}
      >
        <SkuGridHead names={names} columns={columns} hasActions={hasActions} />
        {hasBatch && <SkuBatchRow {...part} names={names} />}
        <div role="rowgroup" data-body="" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const isCurrent = index === cursor.at.row;
            const isSelected =
              index >= selected.top && index <= selected.bottom && (selected.top !== selected.bottom || selected.left !== selected.right);
            return (
              <SkuGridRow
                key={row.key}
                row={row}
                at={index}
                top={start}
                head={hasBatch ? 3 : 2}
                columns={columns}
                hasActions={hasActions}
                isReadOnly={isReadOnly}
                picture={part.picture}
                notes={notesOfRow(part, row.key)}
                current={isCurrent ? cursor.at.column : undefined}
                from={isSelected ? selected.left : undefined}
                to={isSelected ? selected.right : undefined}
                editing={isCurrent ? editing : undefined}
                describedBy={isCurrent && current ? `${help}-note` : undefined}
                onEnd={keys.onEnd}
              />
            );
          })}
        </div>
      </div>
      <p id={`${help}-note`} data-said={current ? (current.isProblem ? "problem" : "warning") : ""}>
        {current?.text}
      </p>
      {!isReadOnly && <p data-keys="">{t("grid.keys")}</p>}
      <VisuallyHidden>
        <span id={help}>{t("grid.keys")}</span>
      </VisuallyHidden>
      {pasting.doubtful && <SkuPasteDialog paste={pasting.doubtful} onConfirm={pasting.confirm} onCancel={pasting.cancel} />}
    </SkuGridRoot>
  );
}

/** The height of a row of the grid in pixels: a control in the current density, and its padding. */
function useRowHeight(): number {
  const [height] = useState(() => {
    const control = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--density-control"));
    return (Number.isNaN(control) ? 32 : control) + 8;
  });
  return height;
}
