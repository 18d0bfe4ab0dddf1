import { useFileUrl } from "@shopkeeper/hooks/files";
import { useText } from "@shopkeeper/hooks/texts";
import { isVideo, pictureText, type PictureLibrary } from "@shopkeeper/hooks/pictures";
import { ChevronLeft, ChevronRight, Copy } from "lucide-react";
import { Checkbox } from "../core/checkbox";
import { Lightbox } from "../core/lightbox";
import { StoredImage } from "../core/stored-image";
import { copyText } from "../core/to-clipboard";
import { pictureName } from "./picture-name";
import { pictureFacts } from "./picture-facts";

/** The pictures of a page one by one, in the full window: arrows navigate, Space selects, Escape closes. */
export function PictureLightbox({ library }: { library: PictureLibrary }) {
  const t = useText(pictureText);
  const fileUrl = useFileUrl();
  const { preview, selection } = library;
  const { picture, next, previous } = preview;
  if (!picture) return null;
  const name = pictureName(picture);
  const address = picture.sattDir ?? "";
  return (
    <Lightbox
      name={name}
      onClose={preview.close}
      onKey={({ key, target }) => {
        if (key === "ArrowRight") next?.();
        if (key === "ArrowLeft") previous?.();
        if (key === " " && selection && target instanceof HTMLDialogElement) selection.toggle(picture);
      }}
    >
      {isVideo(picture) ? <video src={fileUrl(address)} controls aria-label={name} /> : <StoredImage src={address} alt={name} />}
      <button type="button" data-side="previous" aria-label={t("preview.previous")} disabled={!previous} onClick={previous}>
        <ChevronLeft size={22} aria-hidden />
      </button>
      <button type="button" data-side="next" aria-label={t("preview.next")} disabled={!next} onClick={next}>
        <ChevronRight size={22} aria-hidden />
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
    </Lightbox>
  );
}
