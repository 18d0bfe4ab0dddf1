import { sizeText, useText } from "@shopkeeper/hooks/texts";
import { type PicturePhrase, pictureText, reasonText, type Uploads } from "@shopkeeper/hooks/pictures";
import { Pause, Play, RotateCcw, X } from "lucide-react";
import { memo } from "react";
import { Button } from "../core/button";
import { IconButton } from "../core/icon-button";

type Row = Uploads["rows"][number];

export interface UploadRowProps {
  row: Row;
  actions: Pick<Uploads, "pause" | "resume" | "cancel" | "retry" | "use" | "again">;
}

/** One upload: its progress, or its error, and its actions. */
export const UploadRow = memo(function UploadRow({ row, actions }: UploadRowProps) {
  const t = useText(pictureText);
  const { id, name, status, isFinal } = row;
  const isMoving = status === "waiting" || status === "checking" || status === "sending";
  const isOpen = isMoving || status === "paused" || status === "known";
  return (
    <li data-status={status}>
      <span data-clip="" title={name}>
        {name}
      </span>
      <small data-size="">{sizeText(row.size)}</small>
      <div data-actions="">
        {isMoving && (
          <IconButton
            size="sm"
            label={t("upload.pause", { name })}
            icon={<Pause size={14} aria-hidden />}
            onClick={() => actions.pause(id)}
          />
        )}
        {status === "paused" && (
          <IconButton
            size="sm"
            label={t("upload.resume", { name })}
            icon={<Play size={14} aria-hidden />}
            onClick={() => actions.resume(id)}
          />
        )}
        {status === "failed" && !isFinal && (
          <IconButton
            size="sm"
            label={t("upload.retry", { name })}
            icon={<RotateCcw size={14} aria-hidden />}
            onClick={() => actions.retry(id)}
          />
        )}
        {isOpen && (
          <IconButton
            size="sm"
            label={t("upload.cancel", { name })}
            icon={<X size={14} aria-hidden />}
            onClick={() => actions.cancel(id)}
          />
        )}
      </div>
      {isMoving && <progress aria-label={name} max={1} value={row.sent} />}
      <small data-word="">{word(row, t)}</small>
      {status === "known" && (
        <div data-choice="">
          <Button size="sm" aria-label={t("upload.useNamed", { name })} onClick={() => actions.use(id)}>
            {t("upload.use")}
          </Button>
          <Button size="sm" variant="ghost" aria-label={t("upload.againNamed", { name })} onClick={() => actions.again(id)}>
            {t("upload.again")}
          </Button>
        </div>
      )}
    </li>
  );
});

function word({ status, sent, reason, answer }: Row, t: (key: PicturePhrase["key"], params?: PicturePhrase["params"]) => string) {
  if (status === "failed" && reason) return reasonText(reason, ({ key, params }) => t(key, params));
  if (status === "done" && answer?.isKnown) return t("upload.status.reused");
  if (status === "sending")
    return sent >= 1 ? t("upload.status.finishing") : t("upload.status.sending", { percent: Math.floor(sent * 100) });
  return t(`upload.status.${status}`);
}
