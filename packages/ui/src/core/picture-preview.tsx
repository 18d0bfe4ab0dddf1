import { coreText, useText } from "@shopkeeper/hooks/core";
import { X } from "lucide-react";
import { createPortal } from "react-dom";
import { styled } from "../theme/styled";
import { StoredImage } from "./stored-image";
import { useModal } from "./use-modal";

export interface PicturePreviewProps {
  src: string;
  name: string;
  onClose: () => void;
}

/** A picture as large as the window; a press or Escape closes it. */
export function PicturePreview({ src, name, onClose }: PicturePreviewProps) {
  const t = useText(coreText);
  const modal = useModal(onClose);
  return createPortal(
    <Root {...modal} aria-label={t("picture.preview", { name })} onClick={onClose}>
      <StoredImage src={src} alt={name} />
      <button type="button" data-autofocus="" aria-label={t("picture.close")}>
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
    border: 0,
    background: "transparent",
    cursor: "zoom-out",
    "&[open]": { display: "grid", placeItems: "center" },
    "&::backdrop": { background: "rgb(8 10 14 / .82)" },
    "& > img": {
      maxWidth: "calc(100vw - 48px)",
      maxHeight: "calc(100dvh - 48px)",
      minWidth: "min(20rem, 60vw)",
      objectFit: "contain",
      borderRadius: "lg",
    },
    "& > button": {
      position: "absolute",
      top: "4",
      insetInlineEnd: "4",
      padding: "2",
      borderRadius: "full",
      color: "white",
      background: "rgb(0 0 0 / .6)",
      cursor: "pointer",
      _focusVisible: { outline: "2px solid white" },
    },
  },
});
