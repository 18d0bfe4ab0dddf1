import { useText } from "@shopkeeper/hooks/texts";
import { liveText, problemText } from "@shopkeeper/hooks/live";
import { boxOf } from "@shopkeeper/hooks/pictures/shared";
import type { Problem } from "@shopkeeper/sdk/rules/core";
import type { liveRuleMessages, PictureFacts } from "@shopkeeper/sdk/rules/live";
import { useState } from "react";
import { ImagePicker } from "../pictures/shared";

export interface LivePictureProps {
  address: string;
  /** The size that it is cropped to. */
  size: { width: number; height: number };
  maxBytes?: number;
  problemOf: (facts: PictureFacts) => Problem<keyof typeof liveRuleMessages> | undefined;
  isReadOnly: boolean;
  onChange: (address: string) => void;
  onBlur?: () => void;
}

/** A picture for WeChat: one that WeChat would refuse is reported before the upload, and is reduced or cropped here. */
export function LivePicture({ address, size, maxBytes, problemOf, isReadOnly, onChange, onBlur }: LivePictureProps) {
  const t = useText(liveText);
  const [box] = useState(() => boxOf(size, maxBytes));
  return (
    <ImagePicker
      value={address}
      maxBytes={maxBytes}
      isReadOnly={isReadOnly}
      fit={{
        box,
        problemOf(pixels) {
          const problem = problemOf(pixels);
          return problem && problemText(problem);
        },
        action: t("pictures.crop"),
        isRequired: true,
      }}
      onChange={([next = ""]) => onChange(next)}
      onBlur={onBlur}
    />
  );
}
