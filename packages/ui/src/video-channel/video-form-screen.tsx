import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { useVideoForm, type VideoFormOptions, videoFormText } from "@shopkeeper/hooks/video-channel";
import { Button } from "../core/button";
import { FailureNotice } from "../core/failure-notice";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";
import { DraftNotice } from "../form/draft-notice";
import { EditConflict } from "../form/edit-conflict";
import { FormScreen } from "../form/form-screen";
import { VideoFormSteps } from "./video-form-steps";
import type { VideoFormPart } from "./video-item";

export interface VideoFormScreenProps extends VideoFormOptions {
  onBack: () => void;
}

/** The form where a merchant makes a channel product from a shop product, in three steps, edits it, or views it. */
export function VideoFormScreen({ onBack, ...options }: VideoFormScreenProps) {
  const video = useVideoForm(options);
  const t = useText(videoFormText);
  const core = useText(coreText);
  const isOpen = !video.isRefused && !video.isLoading && video.loadError === undefined;
  return (
    <FormScreen
      title={t(`title.${options.mode}`)}
      onBack={onBack}
      isReadOnly={video.isReadOnly}
      notice={isOpen && <Notices video={video} />}
      actions={isOpen ? <Foot video={video} onBack={onBack} /> : <Button onClick={onBack}>{core("actions.back")}</Button>}
    >
      {video.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={{ isLoading: video.isLoading, error: video.loadError, retry: video.retry }}>
          <VideoFormSteps video={video} />
        </LoadState>
      )}
      {video.conflict && (
        <EditConflict
          of={video.conflict}
          name={({ title }) => title}
          describe={({ title, unitName, headImg, skus }) => [
            [t("fields.title"), title, "title"],
            [t("fields.unitName"), unitName, "unitName"],
            [t("fields.headImg"), headImg.length, "headImg"],
            [t("fields.skus"), t("skus.count", { count: skus.filter(({ isChosen }) => isChosen).length }), "skus"],
          ]}
        />
      )}
    </FormScreen>
  );
}

function Notices({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  const unplaced = video.form.formState.errors.root?.server?.message;
  return (
    <>
      {unplaced && <FailureNotice error={new Error(unplaced)} />}
      {video.isLocked && <HintNotice>{t("locked")}</HintNotice>}
      {!video.isReadOnly && <DraftNotice draft={video.draft} />}
    </>
  );
}

/** The buttons below every step: previous, next, and save at the last step, or anywhere in an edit. */
function Foot({ video, onBack }: VideoFormPart & { onBack: () => void }) {
  const t = useText(controlText);
  const core = useText(coreText);
  const { steps, mode, isReadOnly } = video;
  if (isReadOnly) return <Button onClick={onBack}>{core("actions.back")}</Button>;
  const canSave = mode === "edit" || steps.next === undefined;
  return (
    <>
      {steps.previous && <Button onClick={steps.previous}>{t("steps.previous")}</Button>}
      {steps.next && (
        <Button variant={canSave ? "secondary" : "primary"} onClick={steps.next}>
          {t("steps.next")}
        </Button>
      )}
      {canSave && (
        <Button variant="primary" isBusy={video.isSubmitting} onClick={video.submit}>
          {core("actions.submit")}
        </Button>
      )}
    </>
  );
}
