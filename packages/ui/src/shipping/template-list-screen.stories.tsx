import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { TemplateListScreen } from "./template-list-screen";

interface Args {
  at: string;
}

const meta = {
  title: "Screens/Shipping/Templates",
  args: { at: "" },
  render: function Render({ at }: Args) {
    return <TemplateListScreen search={useSearch(at)} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const regions = [
  { first: 100, firstPrice: 800, renewal: 100, renewalPrice: 200 },
  { provinces: ["西藏自治区"], first: 100, firstPrice: 2500, renewal: 100, renewalPrice: 1000 },
];
const shippingTemplates = [
  { name: "全国包邮", sort: 9 },
  { name: "按件计费", type: 1, appoint: 2, regions, frees: [{ provinces: ["浙江省"], number: 300, price: 9900 }] },
];
const drawerOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** A template is made from nothing to a price: rows, a region that another row has, and the calculator. */
export const Full: Story = {
  decorators: [withShop({ shippingTemplates })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "编辑 按件计费" }));
    const drawer = await drawerOf("编辑运费模板");
    await expect(await drawer.findByText("全国（默认运费）")).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "添加区域" }));
    const row = within(drawer.getAllByRole("group", { name: "第 3 行" })[0] ?? document.body);
    await userEvent.click(row.getByRole("button", { name: /^送达到/ }));
    const chooser = within(await screen.findByRole("dialog", { name: "送达到" }));
    await expect(await chooser.findByRole("checkbox", { name: "西藏自治区 (第 2 行)" })).toBeDisabled();
    await userEvent.type(chooser.getByLabelText("搜索选项"), "杭州市");
    await userEvent.click(await chooser.findByRole("checkbox", { name: "浙江省 / 杭州市" }));
    await userEvent.click(chooser.getByRole("button", { name: "完成" }));
    await userEvent.type(row.getByRole("textbox", { name: /^运费/ }), "6.5");
    await userEvent.type(row.getByRole("textbox", { name: /^续费/ }), "1");
    await userEvent.click(drawer.getByRole("button", { name: /请选择省/ }));
    const places = within(await screen.findByRole("dialog", { name: "收货地区" }));
    for (const name of ["浙江省", "杭州市", "西湖区"]) await userEvent.click(await places.findByText(name));
    const quantity = drawer.getByRole("textbox", { name: "数量" });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "3");
    await waitFor(() => expect(drawer.getByText(/^运费第 3 行/)).toHaveTextContent("加收 2 次续费"));
    await expect(drawer.getByText("¥8.50")).toBeVisible();
    const worth = drawer.getByRole("textbox", { name: "商品金额" });
    await userEvent.clear(worth);
    await userEvent.type(worth, "99");
    await expect(await drawer.findByText("包邮区域第 1 行：满 3 件且满 99 元包邮")).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole("button", { name: "添加运费模板" });
    if (add) await userEvent.click(add);
    const drawer = await drawerOf("添加运费模板");
    await userEvent.click(drawer.getByRole("radio", { name: "部分包邮" }));
    await userEvent.click(drawer.getByRole("button", { name: "确定" }));
    await expect(await drawer.findByText("请输入模板名称")).toBeVisible();
    await expect(drawer.getByText("请至少选择一个区域")).toBeVisible();
    await expect(drawer.getAllByText("请输入金额")).toHaveLength(2);
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/templates/list", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/templates/list", does: "break" })] };

/** Who may only look sees a template with its rows, and can try prices. */
export const ReadOnly: Story = {
  decorators: [withShop({ shippingTemplates, permissions: ["merchant:shipping:templates:list"] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "详情 按件计费" }));
    const drawer = await drawerOf("运费模板详情");
    await expect(await drawer.findByRole("group", { name: /模板名称/ })).toHaveTextContent("按件计费");
    await expect(drawer.queryByRole("button", { name: "添加区域" })).toBeNull();
    await expect(drawer.queryByRole("button", { name: "确定" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "添加运费模板" })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ shippingTemplates })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "按件计费 的更多操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "编辑" }));
    const drawer = await drawerOf("编辑运费模板");
    await expect(await drawer.findByText("全国（默认运费）")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
