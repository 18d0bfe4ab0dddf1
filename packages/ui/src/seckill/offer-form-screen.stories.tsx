import { textOf } from "@shopkeeper/hooks/texts";
import { productText } from "@shopkeeper/hooks/products/shared";
import { seckillText } from "@shopkeeper/hooks/seckill";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { OfferFormScreen } from "./offer-form-screen";

const meta = {
  title: "Screens/Seckill/Editor",
  component: OfferFormScreen,
  args: { from: "join", activityId: 2, onDone: fn(), onBack: fn() },
} satisfies Meta<typeof OfferFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const products = [{ name: "明前龙井", price: 10_000, stock: 8, specs: [["规格", ["一罐"]]] as const }];
const at = "/seckill/activity/detail";

/** Products are picked, set at once, and submitted; a participating product cannot be picked, and an empty cell is no price. */
export const Full: Story = {
  decorators: [withShop({ products: [...products, { name: "白瓷盖碗" }], seckillProducts: [{ product: 1 }] })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(seckillText, "form.add") }));
    const picker = within(await screen.findByRole("dialog", { name: textOf(productText, "picker.title") }));
    await userEvent.click(await picker.findByRole("checkbox", { name: word("actions.selectRow", { name: "明前龙井" }) }));
    await expect(picker.getByRole("checkbox", { name: word("actions.selectRow", { name: "白瓷盖碗" }) })).toBeDisabled();
    await userEvent.click(picker.getByRole("button", { name: word("actions.confirm") }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(seckillText, "form.save") }));
    await expect(await canvas.findByText(textOf(seckillText, "problems.quotaEmpty"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(seckillText, "form.batchQuota") }));
    await setAll(textOf(seckillText, "form.batchQuota"), textOf(seckillText, "form.quota"), "99999");
    await userEvent.click(canvas.getByRole("button", { name: textOf(seckillText, "form.batchPrice") }));
    await userEvent.click(await screen.findByRole("radio", { name: textOf(seckillText, "batchForm.percent") }));
    await setAll(textOf(seckillText, "form.batchPrice"), textOf(seckillText, "batchForm.percent"), "80");
    await userEvent.click(canvas.getByRole("button", { name: textOf(seckillText, "form.save") }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());

    async function setAll(title: string, label: string, value: string) {
      const dialog = within(await screen.findByRole("dialog", { name: title }));
      await userEvent.type(dialog.getByRole("textbox", { name: label }), value);
      await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    }
  },
};

/** Without an activity in the address it is chosen first. */
export const Choosing: Story = {
  args: { activityId: undefined },
  decorators: [withShop({ products })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: textOf(seckillText, "form.activity") }));
    await userEvent.click(await screen.findByRole("option", { name: "全天限时秒杀" }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(seckillText, "form.add") }));
    await expect(await screen.findByRole("dialog", { name: textOf(productText, "picker.title") })).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], args: { activityId: undefined }, decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "break" })] };

/** The activity has ended. */
export const ReadOnly: Story = {
  args: { activityId: 1 },
  decorators: [withShop({ products })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: textOf(seckillText, "form.add") })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: textOf(seckillText, "form.save") })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products })],
  play: async ({ canvas }) => expect(await canvas.findByText("全天限时秒杀")).toBeVisible(),
};
