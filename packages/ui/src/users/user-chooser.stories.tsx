import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { UserChooser } from "./user-chooser";

const meta = {
  title: "Users/Chooser",
  component: UserChooser,
  args: { onPick: fn(), onClose: fn() },
  parameters: { states: { ReadOnly: "n/a: a chooser is opened to choose" } },
} satisfies Meta<typeof UserChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [withShop({ users: [{ nickname: "林一" }, { nickname: "周二" }] })],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "选择 林一" }));
    await expect(await screen.findByText("已选 1 位用户")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(args.onPick).toHaveBeenCalledWith([expect.objectContaining({ nickname: "林一" })]);
  },
};

export const DigitsOnly: Story = {
  decorators: [withShop({ users: 3 })],
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText("搜索类型"), "用户ID");
    await userEvent.type(screen.getByLabelText("用户搜索"), "abc");
    await userEvent.click(screen.getByRole("button", { name: "查询" }));
    await expect(await screen.findByText("用户ID和手机号只能输入数字")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/user/list", does: "stall" })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/user/list", does: "break" })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ users: 3 })],
  play: async () => expect(await screen.findByText("共 3 条")).toBeVisible(),
};
