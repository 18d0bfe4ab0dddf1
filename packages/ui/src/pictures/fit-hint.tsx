import { useCan } from "@shopkeeper/hooks/shop";
import type { CropBox } from "@shopkeeper/hooks/pictures";
import { useState } from "react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";
import { CropPicture } from "./crop-picture";
import { usePictureSize } from "./use-picture-size";

/** A field's requirement on a picture. */
export interface PictureFit {
  /** The shape that other pictures are cropped to. */
  box: CropBox;
  /** The reason why a picture of this size does not fit; undefined if it does. */
  problemOf: (size: { width: number; height: number }) => string | undefined;
  /** The label of the crop button. */
  action: string;
  /** A picture that does not fit is an error, not a warning. */
  isRequired?: boolean;
}

export interface FitHintProps {
  address: string;
  name: string | undefined;
  fit: PictureFit;
  /** Gets the address of the result. */
  onCropped: (address: string) => void;
}

/** A hint that a picture does not fit its field, with a crop button; nothing for a fitting one. */
export function FitHint({ address, name, fit, onCropped }: FitHintProps) {
  const can = useCan();
  const size = usePictureSize(address);
  const [isCropping, setCropping] = useState(false);
  const problem = size && fit.problemOf(size);
  if (!problem) return null;
  return (
    <Root role="status" data-required={fit.isRequired || undefined}>
      <span>{problem}</span>
      {can("uploadImage") && (
        <Button size="sm" onClick={() => setCropping(true)}>
          {fit.action}
        </Button>
      )}
      {isCropping && (
        <CropPicture
          address={address}
          name={name}
          box={fit.box}
          onDone={(cropped) => {
            setCropping(false);
            if (cropped !== undefined) onCropped(cropped);
          }}
        />
      )}
    </Root>
  );
}

const Root = styled("p", {
  base: {
    flexBasis: "100%",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    fontSize: "xs",
    color: "fg.muted",
    "&[data-required]": { color: "fg.warning" },
  },
});
