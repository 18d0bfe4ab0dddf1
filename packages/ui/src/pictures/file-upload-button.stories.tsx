import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { dropFiles } from "../../.storybook/give-files";
import { pictureFile } from "../../.storybook/picture-file";
import { withShop } from "../../.storybook/with-shop";
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
    const button = await canvas.findByRole("button", { name: "点击上传" });
    await expect(await canvas.findByText(/^只能上传不超过/)).toBeVisible();
    dropFiles(button, [new File(["x"], "合同.exe")]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("不支持这种格式");
    dropFiles(button, [await pictureFile("执照.png")]);
    await expect(await canvas.findByRole("link", { name: "执照.png" })).toBeVisible();
    await expect(canvas.getByText("PNG")).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything());
    await userEvent.click(canvas.getByRole("button", { name: "移除文件" }));
    await expect(await canvas.findByRole("button", { name: "点击上传" })).toBeVisible();
  },
};

export const Full: Story = {
  args: { value: "/files/contract.pdf" },
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "点击重新上传 PDF" })).toBeVisible();
    await expect(canvas.getByText("PDF", { selector: "b" })).toBeVisible();
  },
};

export const Offline: Story = {
  decorators: [withShop({}, { at: "/upload/file", does: "break" })],
  play: async ({ canvas, userEvent }) => {
    dropFiles(await canvas.findByRole("button", { name: "点击上传" }), [await pictureFile("执照.png")]);
    await expect(await canvas.findByText("网络已断开，恢复后自动继续")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "取消" }));
  },
};

export const ReadOnly: Story = {
  args: { value: "/files/contract.pdf", isReadOnly: true },
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "PDF" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "移除文件" })).toBeNull();
  },
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:attachment:list"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};
