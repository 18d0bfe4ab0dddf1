import { useText } from "@shopkeeper/hooks/texts";
import { videoFormText } from "@shopkeeper/hooks/video-channel";
import { RichTextLibrary } from "../pictures/shared";
import { RichTextInput, RichTextPaper } from "../rich-text";
import { type VideoFormPart, VideoItem } from "./video-item";

/** 修改商品详情: the description. */
export function VideoDetailStep({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  return (
    <RichTextLibrary>
      <VideoItem video={video} name="content" isGroup isWide>
        {(field) =>
          !video.isReadOnly ? (
            <RichTextInput {...field} maxLength={video.limits.contentMax} height={420} />
          ) : field.value.trim() === "" ? (
            <span>{t("none")}</span>
          ) : (
            <RichTextPaper html={field.value} isDisabled={false} />
          )
        }
      </VideoItem>
    </RichTextLibrary>
  );
}
