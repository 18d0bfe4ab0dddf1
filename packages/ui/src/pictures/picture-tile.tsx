import type { Text } from "@shopkeeper/hooks/texts";
import { type Attachment, isVideo, type pictureText } from "@shopkeeper/hooks/pictures";
import { memo } from "react";
import { StoredImage } from "../core/stored-image";
import { pictureName } from "./picture-name";
import { RenameField, type RenameFieldProps } from "./rename-field";

export interface PictureTileProps {
  picture: Attachment;
  /** Its place among the selected pictures, 0 if it is not selected; undefined without selection. */
  order: number | undefined;
  /** It has the tab stop. */
  isCurrent: boolean;
  naming: Omit<RenameFieldProps, "name"> | undefined;
  /** Offers a delete button on the tile. */
  isRemovable: boolean;
  t: Text<(typeof pictureText)["zh"]>;
  helpId: string;
}

/** One picture of the grid in plain elements; the grid handles its events. */
export const PictureTile = memo(function PictureTile({ picture, order, isCurrent, naming, isRemovable, t, helpId }: PictureTileProps) {
  const name = pictureName(picture);
  const tab = isCurrent ? 0 : -1;
  const thumb = picture.thumbUrl ?? (isVideo(picture) ? null : picture.sattDir);
  return (
    <li data-id={picture.attId} data-picked={order ? "" : undefined} data-missing={thumb || isVideo(picture) ? undefined : ""}>
      <button
        type="button"
        data-face=""
        tabIndex={tab}
        aria-pressed={order === undefined ? undefined : order > 0}
        aria-label={order ? t("tile.picked", { name, order }) : name}
        aria-describedby={isCurrent ? helpId : undefined}
      >
        {thumb && (
          <StoredImage src={thumb} alt="" width={picture.width ?? 200} height={picture.height ?? 200} loading="lazy" decoding="async" />
        )}
        {isVideo(picture) && <i aria-hidden data-word={t("tile.video")} />}
        {order ? <b aria-hidden>{order}</b> : null}
      </button>
      {naming ? (
        <RenameField {...naming} name={picture.name ?? ""} />
      ) : (
        <span data-clip="" data-name="">
          {name}
        </span>
      )}
      <button type="button" data-preview="" tabIndex={tab} aria-label={`${t("tile.preview")} ${name}`} />
      {isRemovable && <button type="button" data-drop="" tabIndex={tab} aria-label={`${t("tile.remove")} ${name}`} />}
      <button type="button" data-more="" tabIndex={tab} aria-haspopup="menu" aria-label={`${t("toolbar.more")} ${name}`} />
    </li>
  );
});
