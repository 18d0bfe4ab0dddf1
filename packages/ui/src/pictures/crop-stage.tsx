import { useText } from "@shopkeeper/hooks/core";
import { type Crop, type CropBox, pictureText } from "@shopkeeper/hooks/pictures";
import { type RefObject, useEffect, useId, useImperativeHandle, useRef } from "react";
import { useLatestRef } from "../core/use-latest-ref";
import { type Cut, type CropTool, cropTool } from "./crop-tool";

export interface CropStageProps {
  address: string;
  crop: Crop;
  box: CropBox;
  /** Gives what is cut out. */
  ref: RefObject<Cut | null>;
  /** Where the live preview goes. */
  preview: RefObject<HTMLElement | null>;
  /** The box is there, or could not be loaded. */
  onState: (state: "ready" | "broken") => void;
}

/** The picture with its crop box, by pointer and by keys. */
export function CropStage({ address, crop, box, ref, preview, onState }: CropStageProps) {
  const t = useText(pictureText);
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const tool = useRef<CropTool | undefined>(undefined);
  const { ratio, size, most } = box;

  const latest = useLatestRef({ crop, onState });
  useEffect(() => {
    const [on, beside] = [stage.current, preview.current];
    if (!on || !beside) return;
    let isGone = false;
    const begin = (made: CropTool) => {
      if (isGone) return made.end();
      tool.current = made;
      made.onChange((cut) => {
        if (status.current) status.current.textContent = cut ? t("crop.size", cut) : t("crop.whole");
      });
      follow(made, latest().crop);
      latest().onState("ready");
    };
    cropTool({ stage: on, preview: beside, address, ratio, size, most }).then(begin, () => latest().onState("broken"));
    return () => {
      isGone = true;
      tool.current?.end();
      tool.current = undefined;
    };
  }, [address, ratio, size, most, preview, latest, t]);

  useEffect(() => {
    if (tool.current) follow(tool.current, crop);
  }, [crop]);
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
      <small id={help} data-hint="">
        <span ref={status} role="status" />
        {crop.isCropping && <span>{t(size ? "crop.boxHelpFixed" : "crop.boxHelp")}</span>}
      </small>
    </>
  );
}

function follow(tool: CropTool, { zoom, turns, isCropping, clears }: Crop) {
  tool.zoomTo(zoom);
  tool.turnTo(turns);
  tool.switchCropping(isCropping);
  tool.clearTo(clears);
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};
