import { coreText, groupedNumber, sizeText, useText } from "@shopkeeper/hooks/texts";
import { type Export, exportText, largeExport } from "@shopkeeper/hooks/files";
import { failureText } from "@shopkeeper/hooks/core";
import type { Schema } from "@shopkeeper/sdk";
import { CircleAlert, CircleCheck, Download, X } from "lucide-react";
import { Button } from "../core/button";
import { IconButton } from "../core/icon-button";
import { lazyDialog } from "../core/lazy-dialog";
import { styled } from "../theme/styled";

const ExportDialog = lazyDialog(
  () => import("./export-dialog").then((file) => file.ExportDialog),
  ({ of }) => of.leave(),
);

export interface ExportButtonProps {
  /** From `useExport`; absent where the person may not do it. */
  of: Export | undefined;
  /** Names the panel: 导出商品. */
  label: string;
  /** The progress is below the button, not in the corner of the page. */
  isInline?: boolean;
  /** The content of a file, as text. */
  counted: (file: Schema<"ExportFile">) => string;
}

/** 导出: opens the export options, and starts the export; a panel in the corner of the page shows the progress. */
export function ExportButton({ of, label, isInline = false, counted }: ExportButtonProps) {
  const t = useText(exportText);
  const core = useText(coreText);
  if (!of) return null;
  const { state, isRunning, choice } = of;
  return (
    <>
      <Button icon={<Download size={15} aria-hidden />} isBusy={isRunning} onPointerEnter={ExportDialog.preload} onClick={of.choose}>
        {choice.picked > 0 ? t("actionPicked", { count: groupedNumber(choice.picked) }) : t("action")}
      </Button>
      {of.isChoosing && <ExportDialog of={of} title={label} />}
      {state && (
        <Panel role="group" aria-label={label} data-state={state.is} data-inline={isInline || undefined}>
          {state.is === "done" && <CircleCheck size={18} aria-hidden />}
          {state.is === "failed" && <CircleAlert size={18} aria-hidden />}
          <div>
            <p role="status">
              {state.is === "requested" && t("requested")}
              {state.is === "running" && t("running", { rows: groupedNumber(state.file.rows), size: sizeText(state.loaded) })}
              {state.is === "done" && t("done", { counted: counted(state.file), size: sizeText(state.size) })}
              {state.is === "failed" && t("failed")}
            </p>
            {state.is === "running" && state.file.rows >= largeExport && <small>{t("large", { counted: counted(state.file) })}</small>}
            {state.is === "failed" && <small role="alert">{failureText(state.error)}</small>}
            {isRunning && <progress aria-label={label} />}
            {state.is === "failed" && (
              <Button size="sm" onClick={of.start}>
                {core("actions.retry")}
              </Button>
            )}
          </div>
          <IconButton
            size="sm"
            label={t(isRunning ? "cancel" : "dismiss")}
            icon={<X size={15} aria-hidden />}
            onClick={isRunning ? of.cancel : of.dismiss}
          />
        </Panel>
      )}
    </>
  );
}

const Panel = styled("div", {
  base: {
    position: "fixed",
    insetInlineEnd: "4",
    // the pager of the list stays reachable
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
    "&[data-inline]": { position: "static", width: "full", boxShadow: "none", borderColor: "border" },
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
