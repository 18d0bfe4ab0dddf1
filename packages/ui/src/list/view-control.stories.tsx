import { listOf, useList } from "@shopkeeper/hooks/core";
import { listQueries } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { ViewControl } from "./view-control";

const coupons = listOf(listQueries.listCoupons);

function Views({ at }: { at: string }) {
  const { address, ...list } = useList(coupons, useSearch(at));
  return <>{address && <ViewControl list={{ ...list, address }} hidden={undefined} />}</>;
}

const meta = {
  title: "Parts/View control",
  args: { at: "category=2" },
  component: Views,
  decorators: [withShop()],
} satisfies Meta<typeof Views>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filters are saved as a view, which the button names from then on and the menu marks. */
export const Saving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "视图" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "另存为…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "视图名称" }));
    await userEvent.type(dialog.getByRole("textbox"), "商品券");
    await userEvent.click(dialog.getByRole("button", { name: "确定" }));
    await userEvent.click(await canvas.findByRole("button", { name: "视图: 商品券" }));
    await expect(await screen.findByRole("menuitem", { name: "设为默认" })).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], args: { at: "" } };
