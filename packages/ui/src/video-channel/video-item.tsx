import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type VideoField, type VideoForm, videoFormLimits, type VideoFormState, videoFormText } from "@shopkeeper/hooks/video-channel";
import type { ReactNode } from "react";
import type { ControllerRenderProps } from "react-hook-form";
import { FormItem } from "../form/form-item";

/** Props of a part of the form of a channel product. */
export interface VideoFormPart {
  video: VideoFormState;
}

export interface VideoItemProps<Name extends VideoField> extends VideoFormPart {
  name: Name;
  isRequired?: boolean;
  help?: ReactNode;
  isGroup?: boolean;
  isWide?: boolean;
  children: (field: ControllerRenderProps<VideoForm, Name>) => ReactNode;
}

/** A field of the form; it is focused by its `data-name`. */
export function VideoItem<Name extends VideoField>({ video, name, children, ...rest }: VideoItemProps<Name>) {
  const t = useText(videoFormText);
  const explain = (message: string) => sentenceOf(videoFormText, message, videoFormLimits);
  return (
    <div data-name={name}>
      <FormItem<VideoForm, Name> form={video.form} name={name} label={t(`fields.${name}`)} explain={explain} {...rest}>
        {children}
      </FormItem>
    </div>
  );
}
