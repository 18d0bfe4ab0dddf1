import { useText } from "@shopkeeper/hooks/texts";
import {
  accessProgress,
  accessSteps,
  type AccessStepState,
  useVideoAccess,
  type VideoAccess,
  videoAccessText,
} from "@shopkeeper/hooks/video-channel";
import { type Schema, VideoAccessStatus } from "@shopkeeper/sdk";
import { Check, Circle, LoaderCircle, X } from "lucide-react";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { HintNotice } from "../core/hint-notice";
import { lazyComponent } from "../core/lazy-component";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";
import { Skeleton } from "../core/skeleton";
import { styled } from "../theme/styled";

const VideoAccessForm = lazyComponent(() => import("./video-access-form").then((file) => file.VideoAccessForm));

/** The screen where a shop applies for the video channel, follows its application, and applies again after a refusal. */
export function VideoAccessScreen({ onOpenDrafts }: { onOpenDrafts: () => void }) {
  const access = useVideoAccess();
  const t = useText(videoAccessText);
  return (
    <Page>
      <h1>{t("title")}</h1>
      {access.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={access}>{access.access && <Shown of={access} access={access.access} onOpenDrafts={onOpenDrafts} />}</LoadState>
      )}
    </Page>
  );
}

interface ShownProps {
  of: VideoAccess;
  access: Schema<"VideoAccess">;
  onOpenDrafts: () => void;
}

const hints = {
  [VideoAccessStatus.none]: "hints.none",
  [VideoAccessStatus.reviewing]: "hints.reviewing",
  [VideoAccessStatus.opening]: "hints.opening",
  [VideoAccessStatus.passed]: "hints.passed",
  [VideoAccessStatus.refused]: "hints.refused",
} as const;

function Shown({ of, access, onOpenDrafts }: ShownProps) {
  const t = useText(videoAccessText);
  const hint = Object.entries(hints).find(([status]) => Number(status) === access.status)?.[1] ?? "hints.none";
  const isPassed = access.status === VideoAccessStatus.passed;
  const action = isPassed
    ? ({ label: "toDrafts", onClick: onOpenDrafts } as const)
    : of.canApply && !of.isFilling
      ? ({ label: "fill", onClick: of.fill } as const)
      : undefined;
  return (
    <>
      <Card>
        <Progress access={access} />
      </Card>
      <HintNotice
        actions={
          action && (
            <Button size="sm" variant="primary" onClick={action.onClick}>
              {t(action.label)}
            </Button>
          )
        }
      >
        {t(hint, { reason: access.reason ?? "" })}
        {access.status === VideoAccessStatus.refused && of.canApply && ` ${t("again")}`}
      </HintNotice>
      {of.isFilling && (
        <Card>
          <Body>
            <VideoAccessForm of={of} access={access} fallback={<Skeleton width="60%" />} />
          </Body>
        </Card>
      )}
    </>
  );
}

const icons: Readonly<Record<AccessStepState, typeof Check>> = { done: Check, current: LoaderCircle, failed: X, waiting: Circle };

/** The four steps, and those of the set-up below WeChat's step. */
function Progress({ access }: { access: Schema<"VideoAccess"> }) {
  const t = useText(videoAccessText);
  const progress = accessProgress(access);
  return (
    <Steps aria-label={t("steps.label")}>
      {accessSteps.map((step) => {
        const state = progress[step];
        const Icon = icons[state];
        return (
          <li key={step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <Icon size={18} aria-hidden />
            <b>{t(`steps.${step}`)}</b>
            <small>{t(`states.${state}`)}</small>
            {step === "apply" && access.applyTime && <small>{access.applyTime.slice(0, 16)}</small>}
            {step === "wechat" && access.steps.length > 0 && (
              <ul>
                {access.steps.map(({ name, isDone }) => (
                  <li key={name} data-state={isDone ? "done" : "waiting"}>
                    {isDone ? <Check size={12} aria-hidden /> : <Circle size={12} aria-hidden />} {name}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </Steps>
  );
}

const Page = styled("div", {
  base: {
    display: "grid",
    gap: "var(--density-gap)",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    "& > h1": { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.3" },
  },
});
const Body = styled("div", { base: { padding: "5", "@container (max-width: 640px)": { padding: "4" } } });
const Steps = styled("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: "4",
    padding: "5",
    listStyle: "none",
    "@container (max-width: 640px)": { gridTemplateColumns: "minmax(0, 1fr)", padding: "4" },
    "& > li": { display: "grid", justifyItems: "start", alignContent: "start", gap: "1", color: "fg.muted" },
    "& > li > b": { fontWeight: "medium", color: "fg" },
    "& > li[data-state=waiting] > b": { color: "fg.subtle" },
    "& > li[data-state=done] > svg": { color: "fg.success" },
    "& > li[data-state=current] > svg": { color: "fg.info" },
    "& > li[data-state=failed] > svg": { color: "fg.error" },
    "& small, & ul": { fontSize: "xs" },
    "& ul": { display: "grid", gap: "0.5", listStyle: "none" },
    "& ul > li": { display: "flex", alignItems: "center", gap: "1" },
  },
});
