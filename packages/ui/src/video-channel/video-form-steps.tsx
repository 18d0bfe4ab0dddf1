import { useText } from "@shopkeeper/hooks/core";
import { videoFormText, type VideoStep } from "@shopkeeper/hooks/video-channel";
import { useEffect, useId, useRef, useState } from "react";
import { lazyComponent } from "../core/lazy-component";
import { Skeleton } from "../core/skeleton";
import { Tabs } from "../core/tabs";
import { whenIdle } from "../core/when-idle";
import { FormErrors } from "../form/form-errors";
import { leadTo } from "../form/lead-to";
import { richTextParts } from "../rich-text/rich-text-parts";
import { styled } from "../theme/styled";
import type { VideoFormPart } from "./video-item";
import { VideoProductStep } from "./video-product-step";

const BaseStep = lazyComponent(() => import("./video-base-step").then((file) => file.VideoBaseStep));
const DetailStep = lazyComponent(() => import("./video-detail-step").then((file) => file.VideoDetailStep));

/** The three steps as tabs; one that has been seen keeps all that was done in it. Who only looks sees the last two at once. */
export function VideoFormSteps({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const { step, steps, go, wrongIn, target } = video.steps;
  const [seen, setSeen] = useState<readonly VideoStep[]>([step]);
  if (!seen.includes(step)) setSeen([...seen, step]);
  useEffect(() => (target ? leadTo(panels.current, target.field) : undefined), [target]);
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [BaseStep, DetailStep, richTextParts.Editor]) part.preload();
      }),
    [],
  );

  if (video.isReadOnly)
    return (
      <Root>
        <section>
          <BaseStep video={video} fallback={<Skeleton height={320} />} />
          <DetailStep video={video} fallback={<Skeleton height={320} />} />
        </section>
      </Root>
    );
  return (
    <Root ref={panels}>
      <div data-tabs="">
        <Tabs
          label={t("steps.label")}
          value={step}
          onChange={go}
          controls={id}
          tabs={steps.map((value) => {
            const [label, count] = [t(`steps.${value}`), wrongIn(value)];
            return count === 0 ? { value, label } : { value, label, count, warning: t("stepErrors", { step: label, count }) };
          })}
        />
      </div>
      {steps.map((each) => (
        <section key={each} id={each === step ? id : undefined} role="tabpanel" aria-label={t(`steps.${each}`)} hidden={each !== step}>
          <FormErrors>
            {seen.includes(each) && each === "product" && <VideoProductStep video={video} />}
            {seen.includes(each) && each === "base" && <BaseStep video={video} fallback={<Skeleton height={320} />} />}
            {seen.includes(each) && each === "detail" && <DetailStep video={video} fallback={<Skeleton height={320} />} />}
          </FormErrors>
        </section>
      ))}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [data-tabs]": { borderBottomWidth: "1px", borderColor: "border", marginTop: "-2", minWidth: 0 },
    "& > section": { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" },
    "& > section[hidden]": { display: "none" },
  },
});
