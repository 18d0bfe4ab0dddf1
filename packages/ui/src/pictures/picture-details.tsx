import { shownTime } from "@shopkeeper/hooks/dates";
import { useText } from "@shopkeeper/hooks/texts";
import { isVideo, type PictureLibrary, pictureText } from "@shopkeeper/hooks/pictures";
import type { Schema } from "@shopkeeper/sdk";
import { Drawer } from "../core/drawer";
import { StoredImage } from "../core/stored-image";
import { styled } from "../theme/styled";
import { nameOfUse } from "./name-of-use";
import { pictureFacts } from "./picture-facts";
import { pictureName } from "./picture-name";

/** Opens the row that uses a picture; undefined if the account has no page for it. */
export type OpenPictureUse = (use: Schema<"AttachmentUse">) => (() => void) | undefined;

export interface PictureDetailsProps {
  details: NonNullable<PictureLibrary["details"]>;
  openUse: OpenPictureUse | undefined;
}

/** 素材详情: a picture with its details, and its uses in the shop. Mount it to open it. */
export function PictureDetails({ details: { picture, uses, close }, openUse }: PictureDetailsProps) {
  const t = useText(pictureText);
  if (!picture) return null;
  const thumb = picture.thumbUrl ?? (isVideo(picture) ? null : picture.sattDir);
  const shown = uses.is === "found" ? distinct(uses.uses) : [];
  return (
    <Drawer title={t("details.title")} isOpen width={420} onClose={close}>
      <Root>
        {thumb && <StoredImage src={thumb} alt="" />}
        <dl>
          <dt>{t("details.name")}</dt>
          <dd>{pictureName(picture)}</dd>
          <dt>{t("details.size")}</dt>
          <dd>{pictureFacts(picture)}</dd>
          <dt>{t("details.time")}</dt>
          <dd>{shownTime(picture.createTime)}</dd>
        </dl>
        <h3>{t("details.uses")}</h3>
        <p role="status">
          {uses.is === "searching" && t("details.searching")}
          {uses.is === "unknown" && t("details.unknown")}
          {uses.is === "found" && (uses.count > 0 ? t("details.used", { count: uses.count }) : t("details.unused"))}
        </p>
        <ul>
          {shown.map((use) => {
            const open = openUse?.(use);
            return (
              <li key={keyOf(use)}>
                {open ? (
                  <button type="button" className="sk-link" onClick={open}>
                    {nameOfUse(use)}
                  </button>
                ) : (
                  nameOfUse(use)
                )}
              </li>
            );
          })}
        </ul>
        {uses.is === "found" && uses.count > uses.uses.length && <p>{t("details.more", { count: uses.count - uses.uses.length })}</p>}
      </Root>
    </Drawer>
  );
}

const keyOf = ({ kind, id, name }: Schema<"AttachmentUse">) => `${kind} ${id} ${name}`;

/** A row that uses a picture in two fields is listed once. */
const distinct = (uses: readonly Schema<"AttachmentUse">[]) => [...new Map(uses.map((use) => [keyOf(use), use])).values()];

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    "& > img": { width: "full", maxHeight: "16rem", objectFit: "contain", borderRadius: "md", background: "bg.muted" },
    "& > dl": { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "4", rowGap: "1.5" },
    "& dt": { color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere" },
    "& > h3": { marginTop: "1", fontWeight: "semibold" },
    "& > p": { color: "fg.muted", fontSize: "sm" },
    "& > ul": { display: "grid", gap: "1.5" },
    "& li": { overflowWrap: "anywhere" },
    "& li > button": { textAlign: "start" },
  },
});
