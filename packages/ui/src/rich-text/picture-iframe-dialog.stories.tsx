import { textOf } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { demoPictures, putCursor, Writing } from "../../.storybook/writing";
import { PictureIframeDialog } from "./picture-iframe-dialog";

/** A page of our own origin that acts as the library, and one of a foreign origin. */
const pageAddress = (script: string) =>
  URL.createObjectURL(
    new Blob(
      [
        `<!doctype html><html lang="zh"><title>x</title><body><main><h1>图片库</h1><button onclick='${script}'>使用选中图片</button></main></body></html>`,
      ],
      {
        type: "text/html",
      },
    ),
  );
const chosenMessage = JSON.stringify({
  type: "pictures.chosen",
  pictures: demoPictures.map((sattDir, at) => ({ attId: at + 1, sattDir })),
});
const send = `parent.postMessage(${chosenMessage}, location.origin)`;
const chosen = fn();

const meta = {
  title: "Parts/Rich text/Library",
  component: PictureIframeDialog,
  args: { address: "about:blank", onChosen: chosen, onClose: fn() },
  render: opening(PictureIframeDialog, "onChosen", "onClose"),
  parameters: { docs: { story: { inline: false, height: "620px" } } },
} satisfies Meta<typeof PictureIframeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const frameIn = async () => {
  const iframe = await screen.findByTitle(textOf(richTextText, "library.title"));
  if (!(iframe instanceof HTMLIFrameElement)) throw new Error("no frame");
  return iframe;
};
const buttonIn = (iframe: HTMLIFrameElement) =>
  waitFor(() => {
    const button = iframe.contentDocument?.querySelector("button");
    if (!button) throw new Error("not loaded");
    return button;
  });

/** Pictures chosen in the frame are inserted in the order of choosing; the dialog is closed. */
export const Choosing: Story = {
  render: () => <Writing value="<p>明前茶</p>" media={{ libraryAddress: pageAddress(send) }} />,
  play: async ({ canvas, userEvent }) => {
    await putCursor(await canvas.findByRole("textbox", { name: "商品详情" }), "明前");
    await userEvent.click(canvas.getByRole("button", { name: textOf(richTextText, "tools.upload") }));
    (await buttonIn(await frameIn())).click();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(canvas.getByTestId("value").textContent).toBe(
        `<p>明前<img src="${demoPictures[0] ?? ""}" alt=""><img src="${demoPictures[1] ?? ""}" alt="">茶</p>`,
      ),
    );
  },
};

/** A message from another origin, or of another shape, is ignored. */
export const OthersAreNotHeard: Story = {
  args: { address: pageAddress('parent.postMessage({ type: "pictures.chosen", pictures: "all" }, "*")') },
  play: async () => {
    chosen.mockClear();
    const message: unknown = JSON.parse(chosenMessage);
    window.postMessage(message, location.origin); // from this window, not from the frame
    window.dispatchEvent(
      new MessageEvent("message", { data: message, origin: "https://evil.test", source: (await frameIn()).contentWindow }),
    );
    window.dispatchEvent(new MessageEvent("message", { data: message, origin: location.origin }));
    const heard = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
    (await buttonIn(await frameIn())).click();
    await heard;
    await expect(chosen).not.toHaveBeenCalled();
    await expect(screen.getByRole("dialog", { name: textOf(richTextText, "library.title") })).toBeVisible();
  },
};
