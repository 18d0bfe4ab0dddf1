import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { useRichTextMedia } from "./rich-text-media";
import { ToolButton } from "./tool-button";
import { useToolbar } from "./toolbar-context";

/** 上传图片: opens the library; without one, uploads files. */
export function UploadButton({ onLibrary }: { onLibrary: (() => void) | undefined }) {
  const t = useText(richTextText);
  const { session } = useToolbar();
  const { uploadPicture } = useRichTextMedia();
  const input = useRef<HTMLInputElement>(null);
  if (!onLibrary && !uploadPicture) return null;
  return (
    <span>
      <ToolButton
        tool="upload"
        label={t("tools.upload")}
        text={t("tools.upload")}
        icon={<ImageUp size={16} aria-hidden />}
        onPress={() => (onLibrary ? onLibrary() : input.current?.click())}
      />
      {!onLibrary && (
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          tabIndex={-1}
          aria-label={t("tools.upload")}
          onChange={({ currentTarget }) => {
            session.insertFiles(Array.from(currentTarget.files ?? []));
            currentTarget.value = "";
          }}
        />
      )}
    </span>
  );
}
