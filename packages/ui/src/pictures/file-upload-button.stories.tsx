import { textOf } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { dropFiles } from "../../.storybook/give-files";
import { pictureFile } from "../../.storybook/picture-file";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { FileUploadButton, type FileUploadButtonProps } from "./file-upload-button";

const meta = {
  title: "Screens/Pictures/File upload button",
  args: { value: "", onChange: fn() },
  render: function Render({ value, onChange, ...rest }: FileUploadButtonProps) {
    const [held, setHeld] = useState(value);
    return (
      <FileUploadButton
        {...rest}
        value={held}
        onChange={(address) => {
          setHeld(address);
          onChange(address);
        }}
      />
    );
  },
} satisfies Meta<FileUploadButtonProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole("button", { name: textOf(pictureText, "upload.click") });
    await expect(
      await canvas.findByText(pattern`^${textOf(pictureText, "upload.tip", { size: "*", unit: "*", accept: "*" })}$`),
    ).toBeVisible();
    dropFiles(button, [new File(["x"], "合同.exe")]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      pattern`${textOf(pictureText, "upload.refused.type", { extensions: "*" })}`,
    );
    dropFiles(button, [await pictureFile("执照.png")]);
    await expect(await canvas.findByRole("link", { name: "执照.png" })).toBeVisible();
    await expect(canvas.getByText("PNG")).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: textOf(pictureText, "upload.remove") }));
    await expect(await canvas.findByRole("button", { name: textOf(pictureText, "upload.click") })).toBeVisible();
  },
};

export const Full: Story = {
  args: { value: "/files/contract.pdf" },
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: `${textOf(pictureText, "upload.replace")} PDF` })).toBeVisible();
    await expect(canvas.getByText("PDF", { selector: "b" })).toBeVisible();
  },
};

export const Offline: Story = {
  decorators: [withShop({}, { at: "/upload/file", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    dropFiles(await canvas.findByRole("button", { name: textOf(pictureText, "upload.click") }), [await pictureFile("执照.png")]);
    await expect(await canvas.findByText(textOf(pictureText, "upload.offline"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.cancel") }));
  },
};

export const ReadOnly: Story = {
  args: { value: "/files/contract.pdf", isReadOnly: true },
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "PDF" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: textOf(pictureText, "upload.remove") })).toBeNull();
  },
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:attachment:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByText(word("states.refused"))).toBeVisible(),
};
