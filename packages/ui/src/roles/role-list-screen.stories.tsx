import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { RoleListScreen } from "./role-list-screen";

function Example({ url = "" }: { url?: string }) {
  return <RoleListScreen search={useSearch(url)} pages={{ stateOf: () => "open" }} />;
}

const meta = { title: "Screens/Roles/List", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const staff = [
  { realName: "周小满", roleName: "客服", permissions: ["merchant:coupon:page:list", "merchant:coupon:info"] },
  { realName: "李青禾", roleName: "仓库", permissions: ["merchant:order:page:list", "merchant:order:send"] },
];
const list = "merchant:admin:role:list";
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop({ staff })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "预览菜单 客服" }));
    const menus = await dialogOf("以“客服”身份看到的菜单");
    await expect(await menus.findByText("优惠券列表")).toBeVisible();
    await expect(menus.getByText("可以：查看")).toBeVisible();
  },
};

/** A page is half checked with some of its buttons; the menus of the account admin are locked, and say why. */
export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole("button", { name: "添加角色" });
    if (add) await userEvent.click(add);
    const dialog = await dialogOf("添加角色");
    await userEvent.click(await dialog.findByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("请填写角色名称")).toBeVisible();
    await expect(dialog.getByText("请至少选择一个菜单权限")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /角色名称/ }), "仓库");
    const orders = await dialog.findByRole("button", { name: "订单" });
    await userEvent.click(orders);
    await expect(orders).toHaveAttribute("aria-pressed", "true");
    const settings = dialog.getByRole("button", { name: /^设置/ });
    await expect(settings).toHaveAttribute("aria-disabled", "true");
    await expect(within(settings).getByLabelText("只有账号 admin 可以授予")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("仓库")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/role/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/role/list", does: "break" })] };

/** Who may only look sees states. */
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ staff, permissions: [list] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ staff })],
  play: async ({ canvas }) => expect(await canvas.findByText("客服")).toBeVisible(),
};
