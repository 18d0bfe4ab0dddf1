import { type Schema, VideoAccessStatus } from "@shopkeeper/sdk";
import { accessAfter, videoAccessTemplate } from "@shopkeeper/sdk/rules/video-channel";
import { useState } from "react";
import { type Action, type Read, useAction, useLive, useRead } from "../core";
import { textOf } from "../texts";
import { useCan } from "../shop";
import type { Submission } from "../forms/shared";
import { videoAccessText } from "./messages";

/** The steps of the application, in order. */
export const accessSteps = ["apply", "platform", "wechat", "passed"] as const;
type AccessStep = (typeof accessSteps)[number];
export type AccessStepState = "done" | "current" | "failed" | "waiting";

const { none, reviewing, opening, passed, refused } = VideoAccessStatus;

/** The progress of each step. A refusal is shown at its step. */
export function accessProgress({
  status,
  isAtWechat,
}: Pick<Schema<"VideoAccess">, "status" | "isAtWechat">): Readonly<Record<AccessStep, AccessStepState>> {
  const at = status === none ? 0 : status === reviewing ? 1 : status === opening ? 2 : status === passed ? 4 : isAtWechat ? 2 : 1;
  const stateOf = (place: number): AccessStepState =>
    place < at ? "done" : place > at ? "waiting" : status === refused ? "failed" : "current";
  return { apply: stateOf(0), platform: stateOf(1), wechat: stateOf(2), passed: stateOf(3) };
}

/** The shop's application for the video channel. */
export interface VideoAccess extends Omit<Read<"getVideoAccess">, "data"> {
  isRefused: boolean;
  access: Schema<"VideoAccess"> | undefined;
  apply: Action<Submission, null>;
  /** The name of its form template. */
  template: typeof videoAccessTemplate;
  /** The form is open: existing values are always shown. */
  isFilling: boolean;
  fill: () => void;
  canApply: boolean;
}

/** The shop's application for the video channel: its progress, its form, and sending it, also again after a refusal. */
export function useVideoAccess(): VideoAccess {
  const can = useCan();
  const isRefused = !can("getVideoAccess");
  const [isFilling, setFilling] = useState(false);
  const { data: access, ...reading } = useRead("getVideoAccess", isRefused ? undefined : {});
  useLive(access && (access.status === reviewing || access.status === opening) ? ["video-channel"] : [], 3);
  const apply = useAction((values: Submission, client) => client.applyVideoAccess({ body: application(values) }), ["video-channel"], {
    done: () => textOf(videoAccessText, "done"),
  });
  return {
    ...reading,
    isRefused,
    access,
    apply,
    template: videoAccessTemplate,
    isFilling: isFilling || (access !== undefined && access.application !== null),
    fill: () => setFilling(true),
    canApply: can("applyVideoAccess") && access !== undefined && accessAfter("apply", access.status) !== undefined,
  };
}

function application(values: Submission): Schema<"VideoAccessInput"> {
  const text = (name: keyof Schema<"VideoAccessInput">) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  return {
    ...{ channelName: text("channelName"), subjectType: text("subjectType"), contactName: text("contactName") },
    ...{ contactPhone: text("contactPhone"), licenseUrl: text("licenseUrl"), remark: text("remark") },
    qualificationUrls: text("qualificationUrls") || "[]",
  };
}
