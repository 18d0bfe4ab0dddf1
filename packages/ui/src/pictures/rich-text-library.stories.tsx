import { textOf } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { FormField } from "../form/form-field";
import { RichTextInput } from "../rich-text";
import { RichTextLibrary } from "./rich-text-library";

const Detail = () => (
  <RichTextLibrary>
    <FormField label="商品详情" isWide>
      <RichTextInput value="<p>明前龙井</p>" />
    </FormField>
  </RichTextLibrary>
);

const meta = { title: "Screens/Pictures/In an editor", component: Detail } satisfies Meta<typeof Detail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor's own button opens the shop's library; closed without a choice, the text is unchanged. */
export const Full: Story = {
  decorators: [withShop({ pictures: [{ name: "茶园", path: "demo/cup-1.svg" }] })],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole("textbox", { name: /商品详情/ });
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.title") }));
    const library = within(await screen.findByRole("dialog", { name: textOf(pictureText, "upload.title") }));
    await expect(await library.findByRole("button", { name: "茶园" })).toBeVisible();
    await userEvent.click(library.getByRole("button", { name: word("actions.close") }));
    await expect(text).toHaveTextContent("明前龙井");
    await expect(text.querySelector("img")).toBeNull();
  },
};

/** An account without the right to upload is not offered the library. */
export const Refused: Story = {
  decorators: [withShop({ permissions: [] })],
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: /商品详情/ });
    await expect(canvas.queryByRole("button", { name: textOf(pictureText, "upload.title") })).toBeNull();
  },
};
