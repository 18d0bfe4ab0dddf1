import { useFileUrl, useText } from "@shopkeeper/hooks/core";
import { isVideo, pictureText, type PictureLibrary } from "@shopkeeper/hooks/pictures";
import { ChevronLeft, ChevronRight, Copy, X } from "lucide-react";
import { createPortal } from "react-dom";
import { Checkbox } from "../core/checkbox";
import { StoredImage } from "../core/stored-image";
import { copyText } from "../core/to-clipboard";
import { useModal } from "../core/use-modal";
import { pictureName } from "./picture-name";
import { pictureFacts } from "./picture-facts";
import { styled } from "../theme/styled";

/** The pictures of a page one by one, as large as the window: arrows lead on, Space selects, Escape closes. */
export function PictureLightbox({ library }: { library: PictureLibrary }) {
  const t = useText(pictureText);
  const fileUrl = useFileUrl();
  const { preview, selection } = library;
  const modal = useModal(preview.close);
  const { picture, next, previous } = preview;
  if (!picture) return null;
  const name = pictureName(picture);
  const address = picture.sattDir ?? "";
  return createPortal(
    <Root
      {...modal}
      aria-label={t("preview.label", { name })}
      onClick={(event) => event.target === event.currentTarget && preview.close()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") {
          event.preventDefault(); // a dialog below stays open
          preview.close();
        }
        if (event.key === "ArrowRight") next?.();
        if (event.key === "ArrowLeft") previous?.();
        if (event.key === " " && selection && event.target instanceof HTMLDialogElement) selection.toggle(picture);
      }}
    >
      {isVideo(picture) ? <video src={fileUrl(address)} controls aria-label={name} /> : <StoredImage src={address} alt={name} />}
      <button type="button" data-side="previous" aria-label={t("preview.previous")} disabled={!previous} onClick={previous}>
        <ChevronLeft size={22} aria-hidden />
      </button>
      <button type="button" data-side="next" aria-label={t("preview.next")} disabled={!next} onClick={next}>
        <ChevronRight size={22} aria-hidden />
      </button>
      <button type="button" data-close="" aria-label={t("preview.close")} onClick={preview.close}>
        <X size={20} aria-hidden />
      </button>
      <footer>
        <p role="status">
          <b>{name}</b> {pictureFacts(picture)} <span>{t("preview.position", { place: preview.place, count: preview.count })}</span>
        </p>
        {selection && (
          <Checkbox isChecked={selection.has(picture.attId)} onChange={() => selection.toggle(picture)}>
            {t("preview.select")}
          </Checkbox>
        )}
        <button
          type="button"
          aria-label={t("tile.copyAddress")}
          onClick={() => void copyText(new URL(fileUrl(address), location.href).href)}
        >
          <Copy size={16} aria-hidden />
        </button>
      </footer>
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
    paddingBottom: "72px",
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
