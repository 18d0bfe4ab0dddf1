import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { OwnReviewDialog } from "./own-review-dialog";

const meta = {
  title: "Reviews/OwnReview",
  component: OwnReviewDialog,
  args: { onDone: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: "700px" } } },
} satisfies Meta<typeof OwnReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tea = {
  products: [{ name: "明前龙井", specs: [["净含量", ["50g", "100g"]] as const] }],
  pictures: [{ name: "甲", path: "demo/avatar-1.svg" }],
};
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** A product, one of its SKUs, a name, stars, words and a picture make a review. */
export const Adding: Story = {
  decorators: [withShop(tea)],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("添加自评");
    await userEvent.click(dialog.getByRole("button", { name: "选择商品" }));
    const picker = await dialogOf("商品列表");
    await userEvent.click(await picker.findByRole("radio", { name: "选择 明前龙井" }));
    await expect(await dialog.findByText("明前龙井")).toBeVisible();
    await userEvent.click(await dialog.findByRole("radio", { name: "选择 100g" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /用户昵称/ }), "小满");
    await userEvent.type(dialog.getByRole("textbox", { name: /评价文字/ }), "茶香很正。");
    await userEvent.click(dialog.getByRole("radio", { name: "5 星" }));
    const [avatar] = dialog.getAllByRole("button", { name: /选择图片/ });
    if (avatar) await userEvent.click(avatar);
    const library = await dialogOf("上传图片");
    await userEvent.click(await library.findByRole("button", { name: "甲" }));
    await userEvent.click(library.getByRole("button", { name: "使用选中图片" }));
    await userEvent.click(dialog.getByRole("button", { name: "提交" }));
    await expect(await screen.findByText("新增成功")).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Incomplete: Story = {
  decorators: [withShop(tea)],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("添加自评");
    await expect(dialog.getByText("先选择商品，再选择它的规格")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "提交" }));
    for (const sentence of ["请选择商品", "请填写用户昵称", "请填写评价内容", "评价星级不能为空", "请选择用户头像"])
      await expect(await dialog.findByText(sentence)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Leaving: Story = {
  decorators: [withShop(tea)],
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf("添加自评");
    await userEvent.type(dialog.getByRole("textbox", { name: /用户昵称/ }), "小满");
    await userEvent.click(dialog.getByRole("button", { name: "关闭" }));
    await expect(await screen.findByText("内容还没有保存，确定要离开吗？")).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(tea)],
  play: async () => expect((await dialogOf("添加自评")).getByRole("button", { name: "提交" })).toBeVisible(),
};
