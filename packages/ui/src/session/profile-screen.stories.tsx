import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { ProfileScreen } from "./profile-screen";

const meta = {
  title: "Screens/Session/Profile",
  component: ProfileScreen,
  parameters: {
    docs: { story: { inline: false, height: "760px" } },
    states: { ReadOnly: "n/a: a name and a password are everybody's own to change" },
  },
  args: { onSaved: fn() },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const password = "Shopkeeper-1";
const merchant = { name: "山月茶家", realName: "林知夏" };
const sessions = [
  {
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
    address: "203.0.113.24",
    minutesAgo: 12,
  },
  {
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    address: "198.51.100.7",
    minutesAgo: 300,
  },
  { userAgent: "node", address: "2001:db8::8a2e:370:7334", minutesAgo: 1200 },
];

export const Empty: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("没有其他设备登录此账号")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "退出其他设备" })).toBeNull();
    await expect(canvas.queryByLabelText("确认新密码")).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "提交" }));
    await expect(await screen.findByText("没有需要提交的修改")).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Full: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("林知夏")).toBeVisible();
    await expect(canvas.getByLabelText("管理员账号")).toHaveTextContent(/^\S+$/);
    const rows = await canvas.findAllByRole("listitem");
    await expect(rows).toHaveLength(4);
    await expect(within(rows[0] ?? canvas.getByRole("list")).getByText("当前")).toBeVisible();
    await expect(canvas.getByText("iOS 上的 Safari 18")).toBeVisible();
    await expect(canvas.getByText(/^最近使用 1[23]分钟前$/)).toBeVisible();
    await expect(canvas.getByText("IP 203.0.113.24")).toBeVisible();
  },
};

export const ChangingTheName: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByLabelText("管理员姓名");
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(await canvas.findByText("请填写管理员姓名")).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, "林小夏");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(await screen.findByText("提交成功")).toBeVisible();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ realName: "林小夏" })));
    await expect(await canvas.findByRole("heading", { name: "林小夏" })).toBeVisible();
  },
};

export const ChangingThePassword: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("原始密码"), password);
    await userEvent.type(canvas.getByLabelText("新密码"), "abc");
    await expect(canvas.getByText("还差 3 个字符")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("新密码"), "-DEF-12345");
    await expect(canvas.getByText("较强 · 13 个字符，4 种字符")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("确认新密码"), "abc-DEF-12345");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(await screen.findByText("提交成功")).toBeVisible();
    await expect(await canvas.findByText("没有其他设备登录此账号")).toBeVisible();
    await expect(canvas.getByLabelText("原始密码")).toHaveValue("");
    await expect(canvas.queryByLabelText("确认新密码")).toBeNull();
  },
};

export const WrongPasswords: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("新密码"), "short");
    await userEvent.type(canvas.getByLabelText("确认新密码"), "other");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    const errors = ["请填写原始密码", "长度6-20个字符", "两次输入密码不一致!"];
    for (const error of errors) await expect(await canvas.findByText(error)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("原始密码")).toHaveFocus());
    await userEvent.type(canvas.getByLabelText("原始密码"), "not-the-one");
    await userEvent.type(canvas.getByLabelText("新密码"), "-enough");
    await userEvent.clear(canvas.getByLabelText("确认新密码"));
    await userEvent.type(canvas.getByLabelText("确认新密码"), "short-enough");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(await canvas.findByText("原始密码不正确")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("原始密码")).toHaveFocus());
    await expect(canvas.getByLabelText("新密码")).toHaveValue("short-enough");
  },
};

export const Cancelling: Story = {
  decorators: [withShop({ merchant })],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText("管理员姓名");
    await userEvent.type(name, "写错了");
    await userEvent.type(canvas.getByLabelText("新密码"), "Brand-new-9");
    await userEvent.click(canvas.getByRole("button", { name: "取消" }));
    await expect(canvas.getByLabelText("管理员姓名")).toHaveValue("林知夏");
    await expect(canvas.getByLabelText("新密码")).toHaveValue("");
  },
};

export const EndingOneSession: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "退出登录 iOS 上的 Safari 18" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("退出 iOS 上的 Safari 18 的登录？")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "退出登录" }));
    await expect(await screen.findByText("该设备已退出登录")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3));
  },
};

export const EndingTheOthers: Story = {
  decorators: [withShop({ merchant, sessions })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "退出其他设备" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("退出其他 3 个设备的登录？")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "退出其他设备" }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
  },
};

export const Loading: Story = {
  decorators: [withShop({ merchant }, { at: "/admin/merchant", does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: "加载中..." })).length).toBeGreaterThan(1),
};

export const Refused: Story = {
  decorators: [withShop({ merchant }, { at: "/session/list", does: "refuse" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有权限访问。")).toBeVisible();
    await expect(await canvas.findByDisplayValue("林知夏")).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [withShop({ merchant }, { at: "/admin/merchant", does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findAllByRole("button", { name: "重试" })).toHaveLength(2),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ merchant: { ...merchant, realName: "一个有十六个字那么长的管理员姓名" }, sessions })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText("管理员姓名")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("新密码"), "Brand-new-9");
    await expect(await canvas.findByText("iOS 上的 Safari 18")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
