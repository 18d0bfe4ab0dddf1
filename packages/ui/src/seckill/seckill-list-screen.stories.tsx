import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { seckillText } from "@shopkeeper/hooks/seckill";
import { ProductShelf, SeckillAuditStatus } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
import { SeckillListScreen } from "./seckill-list-screen";

const meta = {
  title: "Screens/Seckill/List",
  args: { at: "", onResubmit: fn() },
  render: function Render({ at, onResubmit }: { at: string; onResubmit: () => void }) {
    return <SeckillListScreen search={useSearch(at)} onAdd={() => undefined} onResubmit={onResubmit} />;
  },
} satisfies Meta<{ at: string; onResubmit: () => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const products = [{ name: "白瓷盖碗" }, { name: "明前龙井" }, { name: "竹编茶席" }];
const seckillProducts = [{ auditStatus: 1 }, {}, { auditStatus: 3, reason: "活动价高于售价" }] satisfies Seed["seckillProducts"];
const at = "/seckill/product/page";

/** The columns do not fit, so that the actions of a row are in its menu. */
async function choose(
  canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"],
  userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"],
  row: string,
  action: string,
) {
  const more = await canvas.findByRole("button", { name: pattern`${word("actions.actionsOf", { name: `${row}*` })}` });
  const first = canvas.queryByRole("button", { name: pattern`^${action} ${row}*` });
  if (first) return userEvent.click(first);
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
}

export const Full: Story = {
  decorators: [withShop({ products, seckillProducts })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: `${codeLabel("SeckillAuditStatus", SeckillAuditStatus.refused)} 1` }));
    await expect(await canvas.findByText("活动价高于售价")).toBeVisible();
    await choose(canvas, userEvent, "竹编茶席", textOf(seckillText, "actions.resubmit"));
    await expect(args.onResubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("tab", { name: `${codeLabel("SeckillAuditStatus", SeckillAuditStatus.passed)} 1` }));
    await choose(canvas, userEvent, "明前龙井", textOf(seckillText, "actions.takeDown"));
    await expect(await screen.findByText(textOf(seckillText, "ask.takeDown", { name: "明前龙井" }))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await waitFor(() => expect(canvas.getByText(codeLabel("ProductShelf", ProductShelf.offShelf), { selector: ".sk-tag" })).toBeVisible());
  },
};

/** An empty tab beside others with rows shows a message with links to them. */
export const EmptyTab: Story = {
  decorators: [withShop({ products, seckillProducts: [{}, {}] })],
  play: async ({ canvas, userEvent }) => {
    const tab = codeLabel("SeckillAuditStatus", SeckillAuditStatus.waiting);
    await expect(await canvas.findByText(textOf(seckillText, "list.emptyTab", { tab }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `${codeLabel("SeckillAuditStatus", SeckillAuditStatus.passed)} 2` }));
    await expect(await canvas.findByText("白瓷盖碗")).toBeVisible();
  },
};

/** A price below a tenth needs confirmation, naming the SKU. */
export const Prices: Story = {
  args: { at: "auditStatus=2" },
  decorators: [withShop({ products: [{ name: "明前龙井", price: 10_000, specs: [["规格", ["一罐"]]] }], seckillProducts: 1 })],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, "明前龙井", word("actions.edit"));
    const drawer = within(await screen.findByRole("dialog", { name: textOf(seckillText, "detail.editTitle") }));
    const price = await drawer.findByLabelText(textOf(seckillText, "detail.priceOf", { sku: "一罐" }));
    await userEvent.clear(price);
    await userEvent.type(price, "1.23");
    await userEvent.click(drawer.getByRole("button", { name: textOf(seckillText, "detail.save") }));
    await expect(
      await screen.findByText(
        pattern`${textOf(seckillText, "doubts.belowTenth", { name: "明前龙井 一罐", activityPrice: "1.23", price: "*" })}`,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: textOf(seckillText, "doubts.save") }));
    await waitFor(() => expect(canvas.getByText("¥1.23")).toBeVisible());
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at, does: "break" })] };

export const ReadOnly: Story = {
  tags: ["!test"],
  args: { at: "auditStatus=2" },
  decorators: [withShop({ products, seckillProducts, permissions: ["merchant:seckill:product:list"] })],
};

export const Phone: Story = {
  args: { at: "auditStatus=2" },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ products, seckillProducts })],
  play: async ({ canvas }) => expect(await canvas.findByText("明前龙井")).toBeVisible(),
};
