import { listOf, useList, viewText } from "@shopkeeper/hooks/list";
import { textOf } from "@shopkeeper/hooks/texts";
import { listQueries } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
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

/** Filters are saved as a view, whose name the button then shows and the menu marks. */
export const Saving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(viewText, "menu") }));
    await userEvent.click(await screen.findByRole("menuitem", { name: textOf(viewText, "saveAs") }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(viewText, "name") }));
    await userEvent.type(dialog.getByRole("textbox"), "商品券");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(viewText, "menu")}: 商品券` }));
    await expect(await screen.findByRole("menuitem", { name: textOf(viewText, "makeDefault") })).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], args: { at: "" } };
