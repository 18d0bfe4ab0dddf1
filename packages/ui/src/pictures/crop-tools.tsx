import { useText } from "@shopkeeper/hooks/core";
import { type Crop, type CropEvent, pictureText } from "@shopkeeper/hooks/pictures";
import { CropIcon, Eraser, RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { Button } from "../core/button";
import { IconButton } from "../core/icon-button";

export interface CropToolsProps {
  crop: Crop;
  dispatch: (event: CropEvent) => void;
  isReady: boolean;
  /** What is cut out must have the shape of the box, which cannot be taken away. */
  isBoxKept: boolean;
}

/** Start and stop cropping, clear the crop, zoom and turn. */
export function CropTools({ crop, dispatch, isReady, isBoxKept }: CropToolsProps) {
  const t = useText(pictureText);
  const does = (is: Exclude<CropEvent["is"], "chosen">) => () => dispatch({ is });
  return (
    <div role="toolbar" aria-label={t("crop.tools")} data-tools="">
      {!isBoxKept && (
        <>
          <Button disabled={!isReady} icon={<CropIcon size={15} aria-hidden />} onClick={does(crop.isCropping ? "stop" : "start")}>
            {t(crop.isCropping ? "crop.stop" : "crop.start")}
          </Button>
          <Button disabled={!isReady || !crop.isCropping} icon={<Eraser size={15} aria-hidden />} onClick={does("clear")}>
            {t("crop.clear")}
          </Button>
        </>
      )}
      <IconButton
        variant="secondary"
        disabled={!isReady}
        label={t("crop.zoomIn")}
        icon={<ZoomIn size={16} aria-hidden />}
        onClick={does("zoomIn")}
      />
      <IconButton
        variant="secondary"
        disabled={!isReady}
        label={t("crop.zoomOut")}
        icon={<ZoomOut size={16} aria-hidden />}
        onClick={does("zoomOut")}
      />
      <IconButton
        variant="secondary"
        disabled={!isReady}
        label={t("crop.turnLeft")}
        icon={<RotateCcw size={16} aria-hidden />}
        onClick={does("turnLeft")}
      />
      <IconButton
        variant="secondary"
        disabled={!isReady}
        label={t("crop.turnRight")}
        icon={<RotateCw size={16} aria-hidden />}
        onClick={does("turnRight")}
      />
    </div>
  );
}
