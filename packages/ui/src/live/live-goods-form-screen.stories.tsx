import { textOf } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import { liveText } from "@shopkeeper/hooks/live";
import { LiveReviewStatus } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { pattern, word } from "../../.storybook/words";
import { LiveGoodsFormScreen, type LiveGoodsFormScreenProps } from "./live-goods-form-screen";

const meta = {
  title: "Screens/Live/Goods form",
  component: LiveGoodsFormScreen,
  args: { onBack: fn(), onDone: fn() },
} satisfies Meta<typeof LiveGoodsFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of the one product for live rooms that the story's shop has. */
function OfTheGoods(props: LiveGoodsFormScreenProps) {
  const id = useRead("listLiveGoods", { query: {} }).data?.list[0]?.id;
  return id === undefined ? <span data-opening="" /> : <LiveGoodsFormScreen {...props} id={id} />;
}

/** Every row is validated, and its draft stays when another product is added. */
export const Full: Story = {
  decorators: [withShop({ products: [{ name: "高山乌龙茶" }, { name: "手作茶杯组" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: word("actions.save") }));
    await expect((await canvas.findAllByText(textOf(liveText, "goods.form.none")))[0]).toBeVisible();
    for (const name of ["高山乌龙茶", "手作茶杯组"]) {
      await userEvent.click(canvas.getByRole("button", { name: textOf(liveText, "goods.form.pick") }));
      await userEvent.click(await screen.findByRole("checkbox", { name: word("actions.selectRow", { name }) }));
      await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
      await expect(await canvas.findByDisplayValue(name)).toBeVisible();
      if (name === "高山乌龙茶")
        await userEvent.type(canvas.getByRole("textbox", { name: pattern`${textOf(liveText, "goods.fields.livePrice")}` }), "88");
    }
    await userEvent.click(canvas.getByRole("button", { name: word("actions.save") }));
    await expect(await canvas.findByText(textOf(liveText, "problems.priceEmpty"))).toBeVisible();
    await expect(canvas.getByDisplayValue("88")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(liveText, "goods.form.drop", { name: "手作茶杯组" }) }));
    await expect(await screen.findByText(textOf(liveText, "goods.form.dropQuestion"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(canvas.queryByDisplayValue("手作茶杯组")).toBeNull());
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Loading: Story = { tags: ["!test"], args: { id: 1 }, decorators: [withShop({}, { at: "/goods/info", does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], args: { id: 1 }, decorators: [withShop({}, { at: "/goods/info", does: "break" })] };

/** While WeChat reviews them, they are read-only. */
export const ReadOnly: Story = {
  render: OfTheGoods,
  decorators: [withShop({ liveGoods: [{ name: "明前龙井", reviewStatus: LiveReviewStatus.wechatReviewing }] })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("明前龙井"))[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: word("actions.save") })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  render: OfTheGoods,
  decorators: [withShop({ liveGoods: [{ name: "明前龙井" }] })],
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue("明前龙井")).toBeVisible(),
};
