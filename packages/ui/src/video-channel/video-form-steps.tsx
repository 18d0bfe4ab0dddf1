import { useText } from "@shopkeeper/hooks/texts";
import { videoFormText } from "@shopkeeper/hooks/video-channel";
import { useEffect } from "react";
import { lazyComponent } from "../core/lazy-component";
import { Skeleton } from "../core/skeleton";
import { whenIdle } from "../core/when-idle";
import { FormSteps } from "../form/form-steps";
import { richTextParts } from "../rich-text/rich-text-parts";
import { styled } from "../theme/styled";
import type { VideoFormPart } from "./video-item";
import { VideoProductStep } from "./video-product-step";

const BaseStep = lazyComponent(() => import("./video-base-step").then((file) => file.VideoBaseStep));
const DetailStep = lazyComponent(() => import("./video-detail-step").then((file) => file.VideoDetailStep));

/** The three steps as tabs. A person who may only look sees the last two at once. */
export function VideoFormSteps({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [BaseStep, DetailStep, richTextParts.Editor]) part.preload();
      }),
    [],
  );

  if (video.isReadOnly)
    return (
      <BothSteps>
        <BaseStep video={video} fallback={<Skeleton height={320} />} />
        <DetailStep video={video} fallback={<Skeleton height={320} />} />
      </BothSteps>
    );
  return (
    <FormSteps of={video.steps} label={t("steps.label")} nameOf={(step) => t(`steps.${step}`)}>
      {(step, skeleton) =>
        step === "product" ? (
          <VideoProductStep video={video} />
        ) : step === "base" ? (
          <BaseStep video={video} fallback={skeleton} />
        ) : (
          <DetailStep video={video} fallback={skeleton} />
        )
      }
    </FormSteps>
  );
}

const BothSteps = styled("div", { base: { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" } });
