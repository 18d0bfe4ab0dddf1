import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { CompanyDialog } from "./company-dialog";

const meta = {
  title: "Screens/Shipping/Companies",
  component: CompanyDialog,
  args: { onClose: fn() },
  render: opening(CompanyDialog, "onClose"),
  parameters: { docs: { story: { inline: false, height: "620px" } } },
} satisfies Meta<typeof CompanyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shopCompanies = [
  { code: "shunfeng", isDefault: true },
  { code: "zhongtong" },
  { code: "yuantong" },
  { code: "debangwuliu", isOpen: false },
];
const dialogOf = async () => within(await screen.findByRole("dialog", { name: "设置物流公司" }));

export const Full: Story = {
  decorators: [withShop({ shopCompanies })],
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText("默认")).toBeVisible();
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "平台物流公司" }), await dialog.findByText("EMS"));
    await userEvent.click(dialog.getByRole("button", { name: "关联" }));
    await expect(await dialog.findByRole("switch", { name: "开启或关闭 EMS" })).toBeChecked();
    await userEvent.click(await dialog.findByRole("button", { name: "设为默认 EMS" }));
    await expect(await dialog.findByRole("button", { name: "取消默认 EMS" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "设为默认 顺丰速运" })).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async () => expect(await (await dialogOf()).findByText("暂无物流公司")).toBeVisible(),
};

/** Who may only send orders sees states, and nothing to change them with. */
export const ReadOnly: Story = {
  decorators: [withShop({ shopCompanies, permissions: ["merchant:order:send"] })],
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText("关闭")).toBeVisible();
    await expect(dialog.queryByRole("switch")).toBeNull();
    await expect(dialog.queryByRole("combobox")).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ shopCompanies })],
  play: async () => expect(await (await dialogOf()).findByText("顺丰速运")).toBeVisible(),
};
