import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { word } from "../../.storybook/words";
import { CopyText } from "./copy-text";

/** The texts that the page has copied: browsers deny the clipboard to a page without a real user gesture. */
const copied: string[] = [];

const meta = {
  title: "Parts/Copy text",
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  component: CopyText,
  args: { text: "SK202602010001" },
  beforeEach: () => {
    copied.length = 0;
    return withClipboard({ writeText: async (text) => void copied.push(text) });
  },
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gives the page a clipboard, or none, as on plain http. */
function withClipboard(clipboard: Pick<Clipboard, "writeText"> | undefined) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  return () => void Reflect.deleteProperty(navigator, "clipboard");
}

/** Lets `document.execCommand("copy")` copy the selection, or not. */
function withCommand(isAllowed: boolean) {
  document.execCommand = () => {
    if (document.activeElement instanceof HTMLTextAreaElement) copied.push(document.activeElement.value);
    return isAllowed;
  };
  return () => void Reflect.deleteProperty(document, "execCommand");
}

export const Copying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `${word("actions.copy")} SK202602010001` }));
    await expect(await screen.findByText(word("done.copied"))).toBeVisible();
    await expect(copied).toEqual(["SK202602010001"]);
  },
};
export const Nothing: Story = {
  args: { text: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByText(word("done.nothingToCopy"))).toBeVisible();
    await expect(copied).toEqual([]);
  },
};
export const InEnglish: Story = {
  globals: { language: "en" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy SK202602010001" }));
    await expect(await screen.findByText("copied")).toBeVisible();
    await expect(copied).toEqual(["SK202602010001"]);
  },
};
export const NothingInEnglish: Story = {
  args: { text: undefined },
  globals: { language: "en" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await screen.findByText("no content to copy")).toBeVisible();
    await expect(copied).toEqual([]);
  },
};
export const OnPlainHttp: Story = {
  beforeEach: () => {
    withClipboard(undefined);
    return withCommand(true);
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: `${word("actions.copy")} SK202602010001` });
    await userEvent.click(button);
    await expect(await screen.findByText(word("done.copied"))).toBeVisible();
    await expect(copied).toEqual(["SK202602010001"]);
    await expect(button).toHaveFocus();
  },
};
export const NotAllowed: Story = {
  beforeEach: () => {
    withClipboard(undefined);
    return withCommand(false);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `${word("actions.copy")} SK202602010001` }));
    await expect(await screen.findByText(word("done.copyFailed"))).toBeVisible();
  },
};
