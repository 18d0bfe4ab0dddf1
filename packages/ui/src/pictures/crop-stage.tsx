import { useText } from "@shopkeeper/hooks/texts";
import { type Crop, type CropBox, pictureText } from "@shopkeeper/hooks/pictures";
import { type RefObject, useEffect, useId, useImperativeHandle, useRef } from "react";
import { useLatestRef } from "../core/use-latest-ref";
import { type CropFacts, type CropTool, cropTool, type Cut } from "./crop-tool";

export interface CropStageProps {
  address: string;
  /** The name of the picture. */
  name: string;
  isPhoto: boolean;
  crop: Crop;
  box: CropBox;
  /** Gets the function that returns the result. */
  ref: RefObject<Cut | null>;
  /** The element for the live preview. */
  preview: RefObject<HTMLElement | null>;
  /** The crop box is ready, or could not be loaded. */
  onState: (state: "ready" | "broken") => void;
  onChange: (facts: CropFacts) => void;
  /** The person zoomed by wheel or fingers. */
  onZoom: (zoom: number) => void;
}

/** The picture with its crop box, by pointer and by keys. */
export function CropStage({ address, name, isPhoto, crop, box, ref, preview, onState, onChange, onZoom }: CropStageProps) {
  const t = useText(pictureText);
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const tool = useRef<CropTool | undefined>(undefined);

  const latest = useLatestRef({ crop, box, name, onState, onChange, onZoom });
  useEffect(() => {
    const [on, beside] = [stage.current, preview.current];
    if (!on || !beside) return undefined;
    let isGone = false;
    const options = { stage: on, preview: beside, address, name: latest().name, isPhoto };
    const begin = (made: CropTool) => {
      if (isGone) return made.end();
      tool.current = made;
      made.show(latest().crop, latest().box);
      latest().onState("ready");
    };
    const told = { onChange: (facts: CropFacts) => latest().onChange(facts), onZoom: (zoom: number) => latest().onZoom(zoom) };
    cropTool({ ...options, ...told }).then(begin, () => isGone || latest().onState("broken"));
    return () => {
      isGone = true;
      tool.current?.end();
      tool.current = undefined;
    };
  }, [address, isPhoto, preview, latest]);

  useEffect(() => tool.current?.show(crop, box), [crop, box]);
  useImperativeHandle(ref, () => () => tool.current?.cut() ?? Promise.reject(new Error("There is no picture")), []);

  return (
    <>
      <div
        role="group"
        tabIndex={0}
        aria-label={t("crop.original")}
        aria-describedby={help}
        data-stage=""
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step || !tool.current) return;
          event.preventDefault();
          tool.current.nudge(step, event.shiftKey);
        }}
      >
        <div ref={stage} aria-hidden data-canvas="" />
      </div>
      <small id={help}>{crop.isCropping && t("crop.boxHelp")}</small>
    </>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};
