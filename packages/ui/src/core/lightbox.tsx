import { coreText, useText } from "@shopkeeper/hooks/texts";
import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { styled } from "../theme/styled";
import { useModal } from "./use-modal";

export interface LightboxProps {
  /** The name of the picture. */
  name: string;
  onClose: () => void;
  /** Closes on any press; otherwise on a press beside its content. */
  isLight?: boolean;
  onKey?: (event: KeyboardEvent) => void;
  /** An `img` or `video`; buttons at its sides have `data-side`; a `footer` contains details. */
  children: ReactNode;
}

/** A picture as large as the window; Escape closes it, and a dialog below stays open. */
export function Lightbox({ name, onClose, isLight = false, onKey, children }: LightboxProps) {
  const t = useText(coreText);
  const modal = useModal(onClose);
  return createPortal(
    <Root
      {...modal}
      tabIndex={-1}
      aria-label={t("picture.preview", { name })}
      data-light={isLight || undefined}
      onClick={(event) => (isLight || event.target === event.currentTarget) && onClose()}
      onKeyDown={(event) => {
        event.stopPropagation();
        onKey?.(event);
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <button type="button" data-close="" data-autofocus={isLight ? "" : undefined} aria-label={t("picture.close")} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </Root>,
    document.body,
  );
}

const Root = styled("dialog", {
  base: {
    position: "fixed",
    inset: 0,
    width: "100vw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    margin: 0,
    padding: "6",
    "&:has(> footer)": { paddingBottom: "72px" },
    border: 0,
    background: "transparent",
    outline: "none",
    "&[open]": { display: "grid", placeItems: "center" },
    "&::backdrop": { background: "rgb(8 10 14 / .86)" },
    "& > img, & > video": {
      maxWidth: "calc(100vw - 132px)",
      maxHeight: "calc(100dvh - 112px)",
      objectFit: "contain",
      borderRadius: "lg",
      "@media (max-width: 640px)": { maxWidth: "calc(100vw - 24px)" },
    },
    "&[data-light]": {
      cursor: "zoom-out",
      "& > img": { minWidth: "min(20rem, 60vw)", maxWidth: "calc(100vw - 48px)", maxHeight: "calc(100dvh - 48px)" },
    },
    "& button": {
      padding: "2",
      borderRadius: "full",
      color: "white",
      background: "rgb(0 0 0 / .6)",
      cursor: "pointer",
      _hover: { background: "rgb(60 66 78 / .8)" },
      _focusVisible: { outline: "2px solid white" },
      _disabled: { opacity: 0.25, cursor: "default" },
    },
    "& > [data-side]": { position: "absolute", top: "calc(50% - 40px)" },
    "& > [data-side=previous]": { insetInlineStart: "4" },
    "& > [data-side=next]": { insetInlineEnd: "4" },
    "& > [data-close]": { position: "absolute", top: "4", insetInlineEnd: "4" },
    "& > footer": {
      position: "absolute",
      bottom: 0,
      insetInline: 0,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "center",
      columnGap: "5",
      rowGap: "1",
      padding: "3",
      background: "rgb(0 0 0 / .72)",
      color: "white",
      fontSize: "body",
    },
    "& > footer > p": { minWidth: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
    "& > footer b": { marginInlineEnd: "2" },
    "& > footer span": { color: "white" },
  },
});
