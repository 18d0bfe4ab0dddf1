import { useText } from "@shopkeeper/hooks/texts";
import { type VideoAccess, videoAccessText } from "@shopkeeper/hooks/video-channel";
import type { Schema } from "@shopkeeper/sdk";
import { NamedForm } from "../forms/shared";
import { pictureParts } from "../pictures/shared";

export interface VideoAccessFormProps {
  of: VideoAccess;
  access: Schema<"VideoAccess">;
}

/** The application for the video channel, from its template. */
export function VideoAccessForm({ of, access }: VideoAccessFormProps) {
  const t = useText(videoAccessText);
  return (
    <NamedForm
      key={`${access.status} ${access.applyTime ?? ""}`}
      source={{ name: of.template }}
      edited={access.application ?? {}}
      action={of.apply}
      draftKey="video-channel/apply"
      isReadOnly={!of.canApply}
      parts={pictureParts}
      label={t("form")}
    />
  );
}
