import { useText } from "@shopkeeper/hooks/core";
import { liveText, problemText } from "@shopkeeper/hooks/live";
import type { Problem } from "@shopkeeper/sdk/rules/core";
import type { liveRuleMessages, PictureFacts } from "@shopkeeper/sdk/rules/live";
import { useState } from "react";
import { Button } from "../core/button";
import { CropPicture, ImagePicker, usePictureFacts } from "../pictures/shared";
import { styled } from "../theme/styled";

export interface LivePictureProps {
  address: string;
  /** What it is cropped to. */
  size: { width: number; height: number };
  maxBytes?: number;
  problemOf: (facts: PictureFacts) => Problem<keyof typeof liveRuleMessages> | undefined;
  isReadOnly: boolean;
  onChange: (address: string) => void;
  onBlur?: () => void;
}

/** A picture for WeChat: one that it would not take says so before anything is sent, and is made smaller or cropped here. */
export function LivePicture({ address, size, maxBytes, problemOf, isReadOnly, onChange, onBlur }: LivePictureProps) {
  const t = useText(liveText);
  const facts = usePictureFacts(address);
  const problem = facts && problemOf({ ...facts, bytes: undefined });
  const [isCropping, setCropping] = useState(false);
  return (
    <>
      <ImagePicker value={address} maxBytes={maxBytes} isReadOnly={isReadOnly} onChange={([next = ""]) => onChange(next)} onBlur={onBlur} />
      {problem && !isReadOnly && (
        <Hint role="status">
          {problemText(problem)}
          <Button size="sm" onClick={() => setCropping(true)}>
            {t("pictures.crop")}
          </Button>
        </Hint>
      )}
      {isCropping && (
        <CropPicture
          address={address}
          size={size}
          onDone={(cropped) => {
            setCropping(false);
            if (cropped !== undefined) onChange(cropped);
          }}
        />
      )}
    </>
  );
}

const Hint = styled("p", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", paddingTop: "1.5", fontSize: "xs", color: "fg.warning" },
});
