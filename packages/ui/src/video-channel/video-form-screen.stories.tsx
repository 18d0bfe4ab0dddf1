import { useRead } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { VideoFormScreen, type VideoFormScreenProps } from "./video-form-screen";

const meta = {
  title: "Screens/Video channel/Form",
  component: VideoFormScreen,
  args: { mode: "add", onBack: fn(), onDone: fn() },
} satisfies Meta<typeof VideoFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = {
  shippingTemplates: [{ name: "全国包邮" }],
  products: [{ name: "明前龙井", specs: [["净含量", ["100g", "200g"]] as const] }],
};

/** Choosing a product fills the form in; the category says what it demands. */
export const Full: Story = {
  decorators: [withShop(shop)],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "选择商品" }));
    const picker = within(await screen.findByRole("dialog", { name: "商品列表" }));
    await userEvent.click(await picker.findByRole("radio", { name: /明前龙井/ }));
    await expect(await canvas.findByRole("button", { name: "更换商品" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "下一步" }));
    await expect(await canvas.findByLabelText("商品标题")).toHaveValue("明前龙井");
    await userEvent.click(canvas.getByRole("button", { name: "请选择商品类目" }));
    const dialog = within(await screen.findByRole("dialog", { name: "微信商品类目" }));
    for (const name of ["食品饮料", "茗茶", "普洱茶"]) await userEvent.click(await dialog.findByRole("button", { name }));
    await expect(dialog.getByText(/商品资质：.*选填项/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("商品资质图")).toBeVisible();
    const price = canvas.getByRole("textbox", { name: "200g 的商品价" });
    await userEvent.clear(price);
    await userEvent.type(price, "29.9");
    await userEvent.click(canvas.getByRole("checkbox", { name: /100g/ }));
    await expect(await canvas.findByText(/已选 1 个规格/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "下一步" }));
    await userEvent.click(await canvas.findByRole("button", { name: "提交" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};

/** The form of the one draft that the story's shop has. */
function OfTheDraft(props: VideoFormScreenProps) {
  const id = useRead("listVideoDrafts", { query: {} }).data?.list[0]?.id;
  return id === undefined ? <span data-opening="" /> : <VideoFormScreen {...props} id={id} />;
}

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/draft/get", does: "stall" })],
};
export const Failed: Story = {
  tags: ["!test"],
  args: { mode: "edit", id: 1 },
  decorators: [withShop({}, { at: "/draft/get", does: "break" })],
};
export const ReadOnly: Story = {
  args: { mode: "view" },
  render: OfTheDraft,
  decorators: [withShop({ products: 1, videoProducts: [{ title: "明前龙井" }] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: /商品标题/ })).toHaveTextContent("明前龙井");
    await expect(canvas.queryByRole("button", { name: "提交" })).toBeNull();
  },
};
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
/** The step with the most fields. */
export const Phone: Story = {
  args: { mode: "edit" },
  globals: { viewport: { value: "phone" } },
  render: OfTheDraft,
  decorators: [withShop({ products: 1, videoProducts: [{ title: "明前龙井" }] })],
  play: async ({ canvas }) => expect(await canvas.findByLabelText("商品标题")).toHaveValue("明前龙井"),
};
