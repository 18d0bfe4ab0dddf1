import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { ReviewListScreen } from "./review-list-screen";

const meta = {
  title: "Reviews/List",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    return <ReviewListScreen search={useSearch(at)} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const users = [{ nickname: "林小满", isLogoff: true }, { nickname: "周末的团子" }];
const few = [
  { comment: "茶香很正，第三泡还有回甘。", star: 5, answer: "感谢您的认可！", nickname: "早起的鹿" },
  {
    comment: "到货时罐子瘪了一块。",
    star: 2,
    answer: null,
    pics: ["demo/tea-caddy-1.svg", "demo/tea-caddy-2.svg"],
    nickname: "周末的团子",
  },
];
const at = "/product/reply/list";
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop({ reviews: 45, users })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("共 45 条")).toBeVisible();
    const [closed] = await canvas.findAllByText("林小满|(已注销)");
    await expect(closed).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "5 星" }));
    await waitFor(() => expect(canvas.queryByText("共 45 条")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "重置" }));
    await expect(await canvas.findByText("共 45 条")).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => expect(await canvas.findByText("暂无商品评论")).toBeVisible(),
};

export const NothingMatches: Story = {
  args: { at: "productSearch=没有这样的商品" },
  decorators: [withShop({ reviews: few })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有符合条件的数据，换个条件试试")).toBeVisible(),
};

export const Loading: Story = {
  decorators: [withShop({ reviews: few }, { at, does: "stall" })],
  play: async ({ canvas }) => expect((await canvas.findByRole("table", { name: "商品评论" })).getAttribute("aria-busy")).toBe("true"),
};

export const Refused: Story = {
  decorators: [withShop({ permissions: ["merchant:coupon:save"] })],
  play: async ({ canvas }) => expect(await canvas.findByText("没有权限访问。")).toBeVisible(),
};

export const Failed: Story = {
  decorators: [withShop({ reviews: few }, { at, does: "break" })],
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible(),
};

export const ReadOnly: Story = {
  decorators: [withShop({ reviews: few, permissions: ["merchant:product:reply:page:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("到货时罐子瘪了一块。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^回复 / })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^删除 / })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "添加自评" })).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ reviews: few, users })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("到货时罐子瘪了一块。")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

/** The answer travels three seconds after 确定; then the review takes no other. */
export const Answering: Story = {
  decorators: [withShop({ reviews: few })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^回复 周末的团子/ }));
    const dialog = await dialogOf("回复");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByText("输入不能为空")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "回复" }), "抱歉，已安排补发。");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await dialog.findByRole("button", { name: "执行中..." })).toBeVisible();
    await expect(await screen.findByText("回复成功", {}, { timeout: 8000 })).toBeVisible();
    await expect(await canvas.findByText("抱歉，已安排补发。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^回复 周末的团子/ })).toBeNull();
  },
};

export const Deleting: Story = {
  decorators: [withShop({ reviews: few })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^删除 周末的团子/ }));
    const dialog = await dialogOf("系统提示");
    await expect(dialog.getByText("确定永久删除该数据")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(canvas.queryByText("到货时罐子瘪了一块。")).toBeNull());
  },
};

export const DeletingMany: Story = {
  decorators: [withShop({ reviews: few })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(canvas.getByRole("button", { name: "批量删除" }));
    const dialog = await dialogOf("系统提示");
    await expect(dialog.getByText("确定删除选中的 2 项吗？")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("成功 2 项，失败 0 项")).toBeVisible();
  },
};
