import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { pasteFiles } from "../../.storybook/give-files";
import { pictureFile } from "../../.storybook/picture-file";
import { withShop } from "../../.storybook/with-shop";
import { UploadDialog } from "./upload-dialog";

const meta = { title: "Pictures/UploadDialog", component: UploadDialog, args: { onDone: fn() } } satisfies Meta<typeof UploadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (...names: string[]) => names.map((name, at) => ({ name, path: `demo/cup-${at + 1}.svg` }));
const ready = async () => within(await screen.findByRole("dialog", { name: "上传图片" }));

export const Several: Story = {
  args: { checkedMore: [{ attId: 900_001, sattDir: "/old.png" }] },
  decorators: [withShop({ pictureCategories: [{ name: "茶具" }], pictures: named("甲", "乙", "丙") })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await userEvent.click(await dialog.findByRole("button", { name: "使用选中图片" }));
    await expect(await screen.findByText("请先选择图片")).toBeVisible();
    for (const name of ["丙", "甲", "乙"]) await userEvent.click(dialog.getByRole("button", { name }));
    await userEvent.click(dialog.getByRole("button", { name: "使用选中图片" }));
    await expect(args.onDone).toHaveBeenCalledWith([
      { attId: 900_001, sattDir: "/old.png" },
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ]);
  },
};

export const One: Story = {
  args: { isMore: "1" },
  decorators: [withShop({ pictures: named("甲", "乙") })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await userEvent.click(await dialog.findByRole("button", { name: "甲" }));
    await userEvent.click(dialog.getByRole("button", { name: "乙" }));
    await userEvent.click(dialog.getByRole("button", { name: "使用选中图片" }));
    await expect(await screen.findByText("最多只能选一张图片")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /^甲/ }));
    await userEvent.click(dialog.getByRole("button", { name: "使用选中图片" }));
    await expect(args.onDone).toHaveBeenCalledWith([expect.anything()]);
  },
};

export const Closed: Story = {
  decorators: [withShop({ pictures: 3 })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await userEvent.click(dialog.getByRole("button", { name: "关闭" }));
    await expect(args.onDone).toHaveBeenCalledWith(false);
  },
};

export const ClosedWhileUploading: Story = {
  decorators: [withShop({}, { at: "/upload/image", does: "break" })],
  play: async ({ userEvent, args }) => {
    const dialog = await ready();
    await dialog.findByText("图片库为空");
    pasteFiles(document.body, [await pictureFile("照片.png")]);
    await dialog.findByRole("region", { name: "上传列表" });
    await userEvent.click(dialog.getAllByRole("button", { name: "关闭" })[0] ?? document.body);
    await expect(await screen.findByText(/还有文件没有上传完/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    const asking = within(await screen.findByRole("dialog", { name: "系统提示" }));
    await userEvent.click(asking.getByText("关闭"));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(false));
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async () => expect(await (await ready()).findByText("图片库为空")).toBeVisible(),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:attachment:list"] })],
  play: async () => expect(await screen.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({}, { at: "/attachment/list", does: "break" })],
  play: async () => expect(await screen.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ pictureCategories: [{ name: "茶具" }], pictures: 20 })],
  play: async () => expect(await (await ready()).findByText("共 20 条")).toBeVisible(),
};
