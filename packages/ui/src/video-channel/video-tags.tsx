import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { videoListText } from "@shopkeeper/hooks/video-channel";
import { labelOf, VideoEditStatus, VideoStatus } from "@shopkeeper/sdk";
import { StatusTag, type Tone } from "../core/status-tag";
import { styled } from "../theme/styled";

const reviewTones: ReadonlyMap<number, Tone> = new Map([
  [VideoEditStatus.inReview, "info"],
  [VideoEditStatus.failed, "danger"],
  [VideoEditStatus.passed, "success"],
]);

/** The state of a review, and the reason of a refusal. */
export const ReviewTag = ({ status, reason }: { status: number; reason: string | null }) => (
  <Root>
    <StatusTag tone={reviewTones.get(status)}>{labelOf("VideoEditStatus", status, currentLanguage())}</StatusTag>
    {status === VideoEditStatus.failed && reason && <small data-minor="">{textOf(videoListText, "reason", { reason })}</small>}
  </Root>
);

const shelfTones: ReadonlyMap<number, Tone> = new Map([
  [VideoStatus.onShelf, "success"],
  [VideoStatus.violationRemoval, "danger"],
]);

/** Whether a product is on the shelf of the channel. */
export const ShelfTag = ({ status }: { status: number }) => (
  <StatusTag tone={shelfTones.get(status)}>{labelOf("VideoStatus", status, currentLanguage())}</StatusTag>
);

const Root = styled("span", {
  base: {
    display: "grid",
    justifyItems: "start",
    gap: "1",
    minWidth: 0,
    "& > small": { color: "fg.muted", fontSize: "xs", overflowWrap: "anywhere" },
  },
});
