import { failureText } from "@shopkeeper/hooks/core";
import { useText } from "@shopkeeper/hooks/texts";
import { PictureUnreadable, type PictureUpload, richTextText } from "@shopkeeper/hooks/rich-text";
import { ImageOff, Link, RotateCw, Trash2 } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";
import type { EditorSession } from "./open-session";
import { removePending } from "./pending-picture";

export interface PendingPictureProps {
  session: EditorSession;
  id: string;
}

/** An uploading picture: its preview, its progress, and the actions after a failure. */
export function PendingPicture({ session, id }: PendingPictureProps) {
  const t = useText(richTextText);
  const { uploads, editor } = session;
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.of(id));
  if (!upload) return null;
  const name = upload.name || t("upload.name");
  const percent = Math.round(upload.part * 100);
  const isFailed = upload.state === "failed";
  return (
    <Root data-failed={isFailed || undefined} data-pending-picture={upload.state} title={name}>
      {upload.file ? <FilePicture file={upload.file} /> : <ImageOff size={28} aria-hidden />}
      <span data-said="" role={isFailed ? "alert" : "status"}>
        <strong>{saidOf(upload)}</strong>
        {isFailed && (
          <span>{upload.error instanceof PictureUnreadable || !upload.error ? t("upload.unreadable") : failureText(upload.error)}</span>
        )}
      </span>
      {isFailed ? (
        <span data-actions="">
          <Button size="sm" icon={<RotateCw size={13} aria-hidden />} onClick={() => uploads.retry(id)}>
            {t("upload.retry")}
          </Button>
          {upload.address !== undefined && (
            <Button size="sm" icon={<Link size={13} aria-hidden />} onClick={() => uploads.keepAddress(id)}>
              {t("upload.keepAddress")}
            </Button>
          )}
          <Button size="sm" icon={<Trash2 size={13} aria-hidden />} onClick={() => removePending(editor, id)}>
            {t("upload.remove")}
          </Button>
        </span>
      ) : (
        <progress max={100} {...(percent > 0 ? { value: percent } : {})} aria-label={saidOf(upload)} />
      )}
    </Root>
  );

  function saidOf({ state, part }: PictureUpload): string {
    if (state === "failed") return t("upload.failed", { name });
    if (state === "waiting") return t("upload.waiting", { name });
    return part > 0 ? t("upload.sending", { name, percent }) : t("upload.sendingPlain", { name });
  }
}

/** A file that exists in this browser alone. */
function FilePicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    image.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt="" />;
}

const Root = styled("span", {
  base: {
    display: "inline-grid",
    justifyItems: "start",
    gap: "1.5",
    width: "16rem",
    maxWidth: "100%",
    padding: "2",
    margin: "1",
    verticalAlign: "middle",
    color: "paper.fg",
    background: "paper.subtle",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "paper.muted",
    borderRadius: "md",
    fontSize: "xs",
    lineHeight: "1.5",
    userSelect: "none",
    "&[data-failed]": { borderStyle: "solid", borderColor: "border.error" },
    "& > img": { maxHeight: "7rem!", maxWidth: "100%", borderRadius: "sm", opacity: 0.6 },
    "& > [data-said]": { display: "grid", minWidth: 0, overflowWrap: "anywhere" },
    "& strong": { fontWeight: "medium" },
    "& > [data-actions]": { display: "inline-flex", flexWrap: "wrap", gap: "1.5" },
    "& > progress": {
      appearance: "none",
      width: "full",
      height: "4px",
      borderRadius: "full",
      overflow: "hidden",
      background: "paper.border",
      "&::-webkit-progress-bar": { background: "paper.border" },
      "&::-webkit-progress-value": { background: "brand.solid" },
      "&::-moz-progress-bar": { background: "brand.solid" },
    },
  },
});
