import { useText } from "@shopkeeper/hooks/texts";
import { type Crop, type CropEvent, pictureText, zoomRange } from "@shopkeeper/hooks/pictures";
import { CropIcon, Eraser, RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { Button } from "../core/button";
import { IconButton } from "../core/icon-button";

export interface CropToolsProps {
  crop: Crop;
  dispatch: (event: CropEvent) => void;
  isReady: boolean;
  /** The result must have the shape of the box, which cannot be removed. */
  isBoxKept: boolean;
}

/** Zoom, turn, start and stop cropping, and clear the crop. */
export function CropTools({ crop, dispatch, isReady, isBoxKept }: CropToolsProps) {
  const t = useText(pictureText);
  const does = (is: Exclude<CropEvent["is"], "chosen" | "zoomed" | "shaped">) => () => dispatch({ is });
  const tool = (is: "zoomIn" | "zoomOut" | "turnLeft" | "turnRight", Icon: typeof ZoomIn) => (
    <IconButton disabled={!isReady} label={t(`crop.${is}`)} icon={<Icon size={16} aria-hidden />} onClick={does(is)} />
  );
  return (
    <div role="toolbar" aria-label={t("crop.tools")} data-tools="">
      {tool("zoomOut", ZoomOut)}
      <input
        type="range"
        aria-label={t("crop.zoom")}
        disabled={!isReady}
        min={zoomRange.least}
        max={zoomRange.most}
        step={0.01}
        value={crop.zoom}
        onChange={(event) => dispatch({ is: "zoomed", zoom: event.target.valueAsNumber })}
      />
      {tool("zoomIn", ZoomIn)}
      {tool("turnLeft", RotateCcw)}
      {tool("turnRight", RotateCw)}
      {!isBoxKept && (
        <span data-box="">
          <Button
            size="sm"
            disabled={!isReady}
            icon={<CropIcon size={14} aria-hidden />}
            onClick={does(crop.isCropping ? "stop" : "start")}
          >
            {t(crop.isCropping ? "crop.stop" : "crop.start")}
          </Button>
          <Button size="sm" disabled={!isReady || !crop.isCropping} icon={<Eraser size={14} aria-hidden />} onClick={does("clear")}>
            {t("crop.clear")}
          </Button>
        </span>
      )}
    </div>
  );
}
