import { textOf } from "@shopkeeper/hooks/texts";
import type { Uploads } from "@shopkeeper/hooks/pictures";
import { pictureText } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { UploadPanel } from "./upload-panel";

type Row = Uploads["rows"][number];

const row = (id: number, name: string, rest: Partial<Row>): Row => ({
  id,
  name,
  size: 1_234_567,
  status: "waiting",
  sent: 0,
  isChecked: true,
  drops: 0,
  ...rest,
});
const arrival = { bytes: 4096, attId: 1, sattDir: "/1.png", name: "1.png", isKnown: false };

/** Uploads without progress, in the states of their rows. */
function still(rows: readonly Row[], rest: Partial<Uploads> = {}): Uploads {
  const count = (...statuses: Row["status"][]) => rows.filter(({ status }) => statuses.includes(status)).length;
  const active = count("waiting", "checking", "sending");
  const reused = rows.filter(({ status, answer }) => status === "done" && answer?.isKnown).length;
  const [done, failed, known] = [count("done") - reused, count("failed"), count("known")];
  const [paused, cancelled] = [count("paused"), count("cancelled")];
  const actions = { pause: fn(), resume: fn(), cancel: fn(), retry: fn(), use: fn(), again: fn(), clear: fn(), add: fn() };
  return {
    ...actions,
    rows,
    hold: undefined,
    summary: { total: rows.length, done, reused, failed, known, paused, cancelled, active, part: 0.42 },
    isUnderWay: active > 0,
    isUnfinished: active + paused > 0,
    rules: undefined,
    tip: undefined,
    accept: undefined,
    ...rest,
  };
}

const meta = {
  title: "Screens/Pictures/Upload panel",
  component: UploadPanel,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", minHeight: 520, alignContent: "end" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  args: {
    uploads: still([
      row(1, "主图一.jpg", { status: "done", sent: 1, answer: arrival }),
      row(2, "一个名字特别特别长的商品详情页配图用来看看会不会把按钮挤走.png", { status: "sending", sent: 0.62 }),
      row(3, "视频.mp4", { status: "sending", sent: 1 }),
      row(4, "主图二.jpg", { status: "checking" }),
      row(5, "主图三.jpg", {}),
      row(6, "主图四.jpg", { status: "paused" }),
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf(pictureText, "upload.progress", { done: 1, total: 6 }))).toBeVisible();
    await expect(canvas.getByText(textOf(pictureText, "upload.status.sending", { percent: 62 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.pause", { name: "主图三.jpg" }) }));
    await expect(args.uploads.pause).toHaveBeenCalledWith(5);
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.resume", { name: "主图四.jpg" }) }));
    await expect(args.uploads.resume).toHaveBeenCalledWith(6);
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.pauseAll") }));
    await expect(args.uploads.pause).toHaveBeenCalledWith(undefined);
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.fold") }));
    await expect(canvas.queryByText("主图三.jpg")).toBeNull();
  },
};

export const Ended: Story = {
  args: {
    uploads: still([
      row(1, "主图.jpg", { status: "done", sent: 1, answer: arrival }),
      row(2, "重复.jpg", { status: "done", sent: 1, answer: { ...arrival, isKnown: true } }),
      row(3, "图标.svg", {
        status: "failed",
        isFinal: true,
        reason: { phrase: { key: "upload.refused.type", params: { extensions: "jpg, png" } } },
      }),
      row(4, "大图.png", { status: "failed", reason: { error: new Error("素材空间已满") } }),
      row(5, "算了.png", { status: "cancelled" }),
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    const headline = [
      textOf(pictureText, "upload.summaryCancelled", { done: 1, failed: 2, cancelled: 1 }),
      textOf(pictureText, "upload.reused", { count: 1 }),
    ].join(textOf(pictureText, "upload.between"));
    await expect(canvas.getByText(headline)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: textOf(pictureText, "upload.retry", { name: "图标.svg" }) })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.retry", { name: "大图.png" }) }));
    await expect(args.uploads.retry).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.clear") }));
    await expect(args.uploads.clear).toHaveBeenCalled();
  },
};

export const Known: Story = {
  args: {
    uploads: still([
      row(1, "主图.jpg", { status: "known", answer: { ...arrival, isKnown: true } }),
      row(2, "详情.jpg", { status: "known", answer: { ...arrival, isKnown: true } }),
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf(pictureText, "upload.waitingWord", { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.againNamed", { name: "详情.jpg" }) }));
    await expect(args.uploads.again).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.useAll") }));
    await expect(args.uploads.use).toHaveBeenCalledWith(undefined);
  },
};

export const Offline: Story = {
  args: { uploads: still([row(1, "主图.jpg", {}), row(2, "详情.jpg", {})], { hold: "offline" }) },
  play: async ({ canvas }) => expect(canvas.getByText(textOf(pictureText, "upload.offline"))).toBeVisible(),
};

export const Busy: Story = {
  args: { uploads: still([row(1, "主图.jpg", {})], { hold: "busy" }) },
  play: async ({ canvas }) => expect(canvas.getByText(textOf(pictureText, "upload.busy"))).toBeVisible(),
};

export const Phone: Story = { ...UnderWay, globals: { viewport: { value: "phone" } }, play: undefined };
