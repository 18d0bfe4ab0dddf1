import { useCan } from "@shopkeeper/hooks/shop";
import type { CropBox } from "@shopkeeper/hooks/pictures";
import { useState } from "react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";
import { CropPicture } from "./crop-picture";
import { usePictureSize } from "./use-picture-size";

/** The picture that a field asks for. */
export interface PictureFit {
  /** What another one is cropped to. */
  box: CropBox;
  /** Why a picture of this size does not fit; nothing where it does. */
  problemOf: (size: { width: number; height: number }) => string | undefined;
  /** What cropping is called. */
  action: string;
  /** A picture that does not fit is refused, not only worse. */
  isRequired?: boolean;
}

export interface FitHintProps {
  address: string;
  name: string | undefined;
  fit: PictureFit;
  /** Gets the address of what was cut out. */
  onCropped: (address: string) => void;
}

/** Says that a picture is not what its field asks for, and offers to crop it; nothing for one that is. */
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
