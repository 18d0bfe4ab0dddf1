import { textOf } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { pasteFiles } from "../../.storybook/give-files";
import { opening } from "../../.storybook/opening";
import { pictureFile } from "../../.storybook/picture-file";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { UploadDialog } from "./upload-dialog";

const description = `
The shop's picture library as a dialog: pictures are picked in the order of pressing, and can be uploaded, cropped, moved and named.

**Do** say \`max={1}\` for one picture: it takes the place of the one before.

**Don't** open it from a form by hand: [Pictures in a form](?path=/docs/pickers-pictures-in-a-form--docs) does, and keeps their order.
`;

const meta = {
  title: "Pickers/Pictures",
  component: UploadDialog,
  args: { onPick: fn(), onClose: fn() },
  render: opening(UploadDialog),
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "680px" } } },
} satisfies Meta<typeof UploadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (...names: string[]) => names.map((name, at) => ({ name, path: `demo/cup-${at + 1}.svg` }));
const ready = async () => within(await screen.findByRole("dialog", { name: textOf(pictureText, "upload.title") }));

export const Playground: Story = {
  tags: ["!test"],
  decorators: [withShop({ pictureCategories: [{ name: "茶具" }, { name: "茶叶" }], pictures: 24 })],
};

export const Several: Story = {
  args: { chosen: [{ attId: 900_001, sattDir: "/old.png" }] },
  decorators: [withShop({ pictureCategories: [{ name: "茶具" }], pictures: named("甲", "乙", "丙") })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await userEvent.click(await dialog.findByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
    await expect(await screen.findByText(textOf(pictureText, "choose.first"))).toBeVisible();
    for (const name of ["丙", "甲", "乙"]) await userEvent.click(dialog.getByRole("button", { name }));
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
    await expect(args.onPick).toHaveBeenCalledWith([
      { attId: 900_001, sattDir: "/old.png" },
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ]);
  },
};

export const One: Story = {
  args: { max: 1 },
  decorators: [withShop({ pictures: named("甲", "乙") })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await userEvent.click(await dialog.findByRole("button", { name: "甲" }));
    await userEvent.click(dialog.getByRole("button", { name: "乙" }));
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
    await expect(await screen.findByText(textOf(pictureText, "choose.one"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /^甲/ }));
    await userEvent.click(dialog.getByRole("button", { name: textOf(pictureText, "toolbar.useImage") }));
    await expect(args.onPick).toHaveBeenCalledWith([expect.anything()]);
  },
};

export const Closed: Story = {
  decorators: [withShop({ pictures: 3 })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.close") }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedWhileUploading: Story = {
  decorators: [withShop({}, { at: "/upload/image", does: "break" })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await dialog.findByText(textOf(pictureText, "empty.image"));
    pasteFiles(document.body, [await pictureFile("照片.png")]);
    await dialog.findByRole("region", { name: textOf(pictureText, "upload.panel") });
    await userEvent.click(dialog.getAllByRole("button", { name: word("actions.close") })[0] ?? document.body);
    await expect(await screen.findByText(textOf(pictureText, "upload.leave"))).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    const asking = within(await screen.findByRole("dialog", { name: word("notice.title") }));
    await userEvent.click(asking.getByText(word("actions.close")));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async () => expect(await (await ready()).findByText(textOf(pictureText, "empty.image"))).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:attachment:list"] })],
  play: async () => expect(await screen.findByText(word("states.refused"))).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/attachment/list", does: "break" })],
  play: async () => expect(await screen.findByRole("button", { name: word("actions.retry") })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictureCategories: [{ name: "茶具" }], pictures: 20 })],
  play: async () => expect(await (await ready()).findByText(word("pager.total", { total: 20 }))).toBeVisible(),
};
