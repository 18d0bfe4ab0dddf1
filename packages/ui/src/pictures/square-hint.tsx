import { useCan, useText } from "@shopkeeper/hooks/core";
import { pictureText } from "@shopkeeper/hooks/pictures";
import { useState } from "react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";
import { CropPicture } from "./crop-picture";
import { usePictureSize } from "./use-picture-size";

export interface SquareHintProps {
  address: string;
  /** Gets the address of the square that was cut out. */
  onCropped: (address: string) => void;
}

/** Says that a picture is no square where one is asked for, and offers to cut one out; nothing for a square. */
export function SquareHint({ address, onCropped }: SquareHintProps) {
  const t = useText(pictureText);
  const can = useCan();
  const size = usePictureSize(address);
  const [isCropping, setCropping] = useState(false);
  if (!size || isSquare(size) || !can("uploadImage")) return null;
  return (
    <Root role="status">
      <span>{t("square.hint", size)}</span>
      <Button size="sm" onClick={() => setCropping(true)}>
        {t("square.crop")}
      </Button>
      {isCropping && (
        <CropPicture
          address={address}
          onDone={(cropped) => {
            setCropping(false);
            if (cropped !== undefined) onCropped(cropped);
          }}
        />
      )}
    </Root>
  );
}

/** A pixel more or less is not seen. */
const isSquare = ({ width, height }: { width: number; height: number }) => Math.abs(width - height) <= 1;

const Root = styled("p", {
  base: { flexBasis: "100%", display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", fontSize: "xs", color: "fg.muted" },
});
