import { coreText, failureText, groupedNumber, sizeText, useText } from "@shopkeeper/hooks/core";
import { largeExport, productTransferText, useProductExport } from "@shopkeeper/hooks/products";
import type { QueryOf } from "@shopkeeper/sdk";
import { CircleAlert, CircleCheck, Download, X } from "lucide-react";
import { Button } from "../../core/button";
import { IconButton } from "../../core/icon-button";
import { saveFile } from "../../core/save-file";
import { styled } from "../../theme/styled";

/** 导出: the filtered products as a spreadsheet; a panel in the corner of the page shows the progress. */
export function ProductExportButton({ query }: { query: QueryOf<"exportProducts"> }) {
  const t = useText(productTransferText);
  const core = useText(coreText);
  const exporting = useProductExport({ query, save: saveFile });
  if (!exporting) return null;
  const { state, isRunning } = exporting;
  return (
    <>
      <Button icon={<Download size={15} aria-hidden />} isBusy={isRunning} onClick={exporting.start}>
        {t("export.action")}
      </Button>
      {state && (
        <Panel role="group" aria-label={t("export.panel")} data-state={state.is}>
          {state.is === "done" && <CircleCheck size={18} aria-hidden />}
          {state.is === "failed" && <CircleAlert size={18} aria-hidden />}
          <div>
            <p role="status">
              {state.is === "asking" && t("export.asking")}
              {state.is === "running" && t("export.running", { rows: groupedNumber(state.file.rows), size: sizeText(state.loaded) })}
              {state.is === "done" && t("export.done", { ...counted(state.file), size: sizeText(state.size) })}
              {state.is === "failed" && t("export.failed")}
            </p>
            {state.is === "running" && state.file.rows >= largeExport && <small>{t("export.large", counted(state.file))}</small>}
            {state.is === "failed" && <small role="alert">{failureText(state.error)}</small>}
            {isRunning && <progress aria-label={t("export.panel")} />}
            {state.is === "failed" && (
              <Button size="sm" onClick={exporting.start}>
                {core("actions.retry")}
              </Button>
            )}
          </div>
          <IconButton
            size="sm"
            label={t(isRunning ? "export.cancel" : "export.dismiss")}
            icon={<X size={15} aria-hidden />}
            onClick={isRunning ? exporting.cancel : exporting.dismiss}
          />
        </Panel>
      )}
    </>
  );
}

const counted = ({ products, rows }: { products: number; rows: number }) => ({
  products: groupedNumber(products),
  rows: groupedNumber(rows),
});

const Panel = styled("div", {
  base: {
    position: "fixed",
    insetInlineEnd: "4",
    // the pager of the list stays in reach
    bottom: "4.5rem",
    zIndex: 20,
    display: "flex",
    alignItems: "flex-start",
    gap: "2.5",
    width: "min(22rem, calc(100vw - 32px))",
    padding: "3",
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "lg",
    boxShadow: "lg",
    fontSize: "body",
    whiteSpace: "normal",
    textAlign: "start",
    "& > svg": { flexShrink: 0, marginTop: "2px", color: "fg.success" },
    "&[data-state=failed] > svg": { color: "fg.error" },
    "& > div": { flex: 1, minWidth: 0, display: "grid", gap: "1.5", justifyItems: "start", overflowWrap: "anywhere", paddingTop: "0.5" },
    "& p": { fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
    "& small": { fontSize: "xs", color: "fg.muted" },
    "& small[role=alert]": { color: "fg.error" },
    "& progress": {
      appearance: "none",
      width: "full",
      height: "3px",
      border: 0,
      borderRadius: "full",
      overflow: "hidden",
      background: "bg.emphasized",
      "&::-webkit-progress-bar": { background: "transparent" },
      "&:indeterminate": {
        backgroundImage: "linear-gradient(90deg, transparent, {colors.brand.solid}, transparent)",
        backgroundSize: "40% 100%",
        backgroundRepeat: "no-repeat",
        animation: "sweep 1.2s linear infinite",
      },
    },
  },
});
