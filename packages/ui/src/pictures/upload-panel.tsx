import { type Text, useText } from "@shopkeeper/hooks/texts";
import { pictureText, type Uploads } from "@shopkeeper/hooks/pictures";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { Button } from "../core/button";
import { IconButton } from "../core/icon-button";
import { useLatestRef } from "../core/use-latest-ref";
import { UploadPanelRoot } from "./upload-panel-root";
import { UploadRow } from "./upload-row";

/** The running uploads, above the library's pictures, with actions on all of them. */
export function UploadPanel({ uploads }: { uploads: Uploads }) {
  const t = useText(pictureText);
  const [isFolded, setFolded] = useState(false);
  const latest = useLatestRef(uploads);
  const [actions] = useState(() => ({
    pause: (id?: number) => latest().pause(id),
    resume: (id?: number) => latest().resume(id),
    cancel: (id?: number) => latest().cancel(id),
    retry: (id?: number) => latest().retry(id),
    use: (id?: number) => latest().use(id),
    again: (id?: number) => latest().again(id),
  }));
  const { rows, summary, isUnderWay, isUnfinished } = uploads;
  if (rows.length === 0) return null;
  const canRetry = rows.some(({ status, isFinal }) => status === "failed" && !isFinal);
  return (
    <UploadPanelRoot>
      <section aria-label={t("upload.panel")}>
        <header>
          <p role="status">{headline(uploads, t)}</p>
          <IconButton
            size="sm"
            label={t(isFolded ? "upload.unfold" : "upload.fold")}
            aria-expanded={!isFolded}
            icon={isFolded ? <ChevronUp size={15} aria-hidden /> : <ChevronDown size={15} aria-hidden />}
            onClick={() => setFolded(!isFolded)}
          />
        </header>
        {isUnfinished && <progress aria-label={t("upload.panel")} max={1} value={summary.part} />}
        {!isFolded && (
          <>
            <ul tabIndex={0} aria-label={t("upload.panel")}>
              {rows.map((row) => (
                <UploadRow key={row.id} row={row} actions={actions} />
              ))}
            </ul>
            <footer>
              {isUnderWay && (
                <Button size="sm" onClick={() => actions.pause()}>
                  {t("upload.pauseAll")}
                </Button>
              )}
              {summary.paused > 0 && (
                <Button size="sm" onClick={() => actions.resume()}>
                  {t("upload.resumeAll")}
                </Button>
              )}
              {summary.known > 1 && (
                <Button size="sm" onClick={() => actions.use()}>
                  {t("upload.useAll")}
                </Button>
              )}
              {canRetry && (
                <Button size="sm" onClick={() => actions.retry()}>
                  {t("upload.retryAll")}
                </Button>
              )}
              {isUnfinished || summary.known > 0 ? (
                <Button size="sm" variant="ghost" onClick={() => actions.cancel()}>
                  {t("upload.cancelAll")}
                </Button>
              ) : (
                <Button size="sm" variant="ghost" onClick={uploads.clear}>
                  {t("upload.clear")}
                </Button>
              )}
            </footer>
          </>
        )}
      </section>
    </UploadPanelRoot>
  );
}

function headline({ hold, summary, isUnderWay }: Uploads, t: Text<(typeof pictureText)["zh"]>) {
  const { done, failed, cancelled, known, paused, total, reused } = summary;
  if (hold) return t(`upload.${hold}`);
  if (isUnderWay) return t("upload.progress", { done: done + reused, total: total - cancelled });
  if (paused > 0) return t("upload.paused");
  if (known > 0) return t("upload.waitingWord", { count: known });
  const ended = cancelled > 0 ? t("upload.summaryCancelled", { done, failed, cancelled }) : t("upload.summary", { done, failed });
  return reused > 0 ? [ended, t("upload.reused", { count: reused })].join(t("upload.between")) : ended;
}
