import { useText } from "@shopkeeper/hooks/texts";
import { type SkuColumn, type SkuMatrixOptions, skuText, useSkuMatrix } from "@shopkeeper/hooks/products";
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import { useLatestRef } from "../../core/use-latest-ref";
import { VisuallyHidden } from "../../core/visually-hidden";
import { DeferredUploadDialog } from "../../pictures/shared";
import { styled } from "../../theme/styled";
import { SkuBar } from "./sku-bar";
import { SkuCards } from "./sku-cards";
import { SkuGrid } from "./sku-grid";
import type { SkuPart, SkuRefusals, SkuView } from "./sku-part";
import { SkuSpecs } from "./sku-specs";
import { useWidth } from "./use-width";

export interface SkuMatrixFieldProps extends SkuMatrixOptions {
  /** The product's picture, shown for a SKU without one. */
  picture?: string;
  /** A save was tried: empty cells are problems now. */
  isSubmitted?: boolean;
  /** The server's sentences about cells, by row and column. */
  refusals?: SkuRefusals;
  ref?: Ref<SkuMatrixHandle>;
}

/** The imperative handle of the matrix. */
export interface SkuMatrixHandle {
  /** Scrolls to the first cell with a problem, else with a warning, and focuses it. */
  showFirst: () => void;
}

/** Specs and SKUs of a product: a spreadsheet-like grid, or cards where there is no room for one. */
export function SkuMatrixField({ picture = "", isSubmitted = false, refusals, ref, ...options }: SkuMatrixFieldProps) {
  const t = useText(skuText);
  const sku = useSkuMatrix(options);
  const latest = useLatestRef(sku);
  const [box, width] = useWidth();
  const [said, say] = useState("");
  const [choosing, setChoosing] = useState<((address: string) => void) | undefined>(undefined);
  const view = useRef<SkuView>(null);
  const lead = (key: string, column: SkuColumn) => view.current?.show(key, column);
  useImperativeHandle(ref, () => ({
    showFirst() {
      const first = sku.problems.first ?? sku.warnings.first;
      if (first) lead(first.key, first.column);
    },
  }));
  const part: SkuPart = { sku, picture, isSubmitted, refusals, say, choosePicture: (take) => setChoosing(() => take) };
  const hasRows = sku.matrix.rows.length > 0;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // an input has its own undo, and a dialog covers the change
    const isElsewhere =
      event.target instanceof HTMLInputElement ||
      (event.target instanceof Element && event.target.closest("dialog") !== event.currentTarget.closest("dialog"));
    if (isElsewhere || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const isDone = event.shiftKey ? sku.redo() : sku.undo();
    if (isDone) say(t(event.shiftKey ? "grid.redone" : "grid.undone"));
  }

  return (
    <Root ref={box} role="group" aria-label={t("specs.label")} onKeyDown={onKeyDown}>
      {sku.matrix.isMulti && (
        <SkuSpecs of={sku.matrix.specs} fault={isSubmitted ? faultOf(sku) : undefined} isReadOnly={sku.isReadOnly} sku={latest} say={say} />
      )}
      {(hasRows || sku.takenOut > 0) && <SkuBar {...part} lead={lead} />}
      {hasRows && (width < narrow ? <SkuCards {...part} view={view} /> : <SkuGrid {...part} view={view} />)}
      {choosing && (
        <DeferredUploadDialog
          max={1}
          onPick={([chosen]) => {
            setChoosing(undefined);
            if (chosen) choosing(chosen.sattDir);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Root>
  );
}

const narrow = 640;

/** A problem of the specs themselves; a limit is reported by the action that exceeds it. */
const faultOf = ({ problems: { specs } }: SkuPart["sku"]) => (specs && "sku" in specs ? specs.sku : undefined);

const Root = styled("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", minWidth: 0, width: "full" } });
