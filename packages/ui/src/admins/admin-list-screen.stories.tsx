import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { AdminListScreen } from "./admin-list-screen";

function Example({ url = "" }: { url?: string }) {
  return <AdminListScreen search={useSearch(url)} pages={{ stateOf: () => "open" }} />;
}

const meta = { title: "Screens/Admins/List", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const coupons = ["merchant:coupon:page:list"];
const staff = [
  { realName: "周小满", roleName: "客服", phone: "13800138000", permissions: coupons },
  { realName: "李青禾", roleName: "仓库", status: false, permissions: coupons },
];
const list = "merchant:admin:list";

export const Full: Story = {
  decorators: [withShop({ staff })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("店铺所有者")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "李青禾 是否接收短信" }));
    await expect(await screen.findByText("请先填写“李青禾”的手机号，再开启短信")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^修改密码 周小满/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "修改“周小满”的密码" }));
    await userEvent.type(await dialog.findByLabelText(/管理员密码/), "Welcome-1");
    await userEvent.type(dialog.getByLabelText(/确认密码/), "Welcome-2");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("两次输入密码不一致!")).toBeVisible();
  },
};

/** The list of a shop with its owner alone. */
export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/admin/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/admin/list", does: "break" })] };

/** Who may only look sees states, and not the owner. */
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ staff, permissions: [list] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ staff })],
  play: async ({ canvas }) => expect(await canvas.findByText("周小满")).toBeVisible(),
};
