import { coreText, useText } from "@shopkeeper/hooks/texts";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "./lazy-dialog";
import { StoredImage } from "./stored-image";

const Lightbox = lazyDialog(
  () => import("./lightbox").then((file) => file.Lightbox),
  ({ onClose }) => onClose(),
);

export interface PictureProps {
  /** The address of the picture; without one a placeholder is shown. */
  src: string | null | undefined;
  /** The name of the thing or the person in it. */
  name: string;
  /** In pixels. */
  size?: number;
  /** By default a press enlarges the picture; not with this. */
  isPlain?: boolean;
}

/** A thumbnail; if the picture cannot be loaded, an icon is shown. */
export function Picture({ src, name, size = 36, isPlain = false }: PictureProps) {
  const t = useText(coreText);
  const [missing, setMissing] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const box = { width: size, height: size };
  if (!src || missing === src) {
    return (
      <span className="sk-picture" style={box} role="img" aria-label={t("picture.missing")}>
        <ImageOff size={Math.round(size * 0.45)} aria-hidden />
      </span>
    );
  }
  const image = (
    <StoredImage
      src={src}
      alt={isPlain ? name : ""}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
  if (isPlain) {
    return (
      <span className="sk-picture" style={box}>
        {image}
      </span>
    );
  }
  return (
    <>
      <button type="button" className="sk-picture" style={box} aria-label={t("picture.preview", { name })} onClick={() => setOpen(true)}>
        {image}
      </button>
      {isOpen && (
        <Lightbox name={name} onClose={() => setOpen(false)} isLight>
          <StoredImage src={src} alt={name} />
        </Lightbox>
      )}
    </>
  );
}
