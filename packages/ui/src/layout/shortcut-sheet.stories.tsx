import { textOf } from "@shopkeeper/hooks/texts";
import { paletteText } from "@shopkeeper/hooks/layout/palette";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { word } from "../../.storybook/words";
import { TextInput } from "../core/text-input";
import { ShortcutSheet } from "./shortcut-sheet";
import { useShortcuts } from "./use-shortcuts";

const meta = {
  title: "Screens/Layout/Shortcuts",
  component: ShortcutSheet,
  render: opening(ShortcutSheet, "onClose"),
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole("dialog", { name: textOf(paletteText, "sheet.title") });
    await expect(
      within(sheet)
        .getAllByRole("heading", { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      textOf(paletteText, "sheet.everywhere"),
      textOf(paletteText, "sheet.tabs"),
      textOf(paletteText, "sheet.tables"),
      textOf(paletteText, "sheet.forms"),
    ]);
    await expect(within(sheet).getByText(textOf(paletteText, "sheet.search")).nextElementSibling).toHaveTextContent(/(Ctrl|⌘)K/);
    await userEvent.click(within(sheet).getByRole("button", { name: word("actions.close") }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OtherKeys: Story = {
  args: { groups: [{ title: "图片库", rows: [{ keys: ["mod+a", "mod+shift+a"], label: "全选、取消全选" }] }] },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

const search = fn();

/** ? opens the sheet and Ctrl K searches, unless a field has the focus. */
export const OpenedByKey: Story = {
  args: { isOpen: false },
  render: function Opening() {
    const [isOpen, setOpen] = useState(false);
    const [text, setText] = useState("");
    useShortcuts({ "mod+k": search, "?": () => setOpen(true), "alt+w": search });
    return (
      <>
        <TextInput aria-label="商品名称" value={text} onChange={setText} />
        <ShortcutSheet isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    search.mockClear();
    const mod = /Mac/.test(navigator.platform) ? "Meta" : "Control";
    const field = await canvas.findByRole("textbox", { name: "商品名称" });
    await userEvent.type(field, "?");
    await expect(field).toHaveValue("?");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
    await expect(search).toHaveBeenCalledOnce();
    await fireEvent.keyDown(field, { key: "w", code: "KeyW", altKey: true });
    await fireEvent.keyDown(document.body, { key: "?", shiftKey: true, isComposing: true });
    await expect(search).toHaveBeenCalledOnce();

    field.blur();
    await userEvent.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: textOf(paletteText, "sheet.title") });
    await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
    await expect(search).toHaveBeenCalledOnce();
    await userEvent.click(within(sheet).getByRole("button", { name: word("actions.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await fireEvent.keyDown(document.body, { key: "w", code: "KeyW", altKey: true });
    await expect(search).toHaveBeenCalledTimes(2);
  },
};
