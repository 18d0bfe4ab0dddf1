import { textOf } from "@shopkeeper/hooks/texts";
import { tokenText } from "@shopkeeper/hooks/tokens";
import { ServiceTokenState } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, controlWord, pattern, word } from "../../.storybook/words";
import { ServiceTokenListScreen } from "./service-token-list-screen";

function Example({ url = "" }: { url?: string }) {
  return <ServiceTokenListScreen search={useSearch(url)} />;
}

const meta = { title: "Screens/Tokens/List", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const serviceTokens = [
  { name: "每晚导出订单", permissions: ["merchant:coupon:page:list"], usedMinutesAgo: 40 },
  { name: "去年的对账", days: -3 },
];
const staff = [{ roleName: "优惠券专员", permissions: ["merchant:coupon:page:list"] }];

export const Full: Story = {
  decorators: [withShop({ serviceTokens, staff })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("每晚导出订单")).toBeVisible();
    await expect(canvas.getByText(codeLabel("ServiceTokenState", ServiceTokenState.ended))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf(tokenText, "form.title") }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(tokenText, "form.title") }));
    await userEvent.click(await dialog.findByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(tokenText, "problems.nameEmpty"))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(tokenText, "fields.name")}` }), "库存同步");
    await userEvent.click(dialog.getByRole("button", { name: pattern`^${textOf(tokenText, "fields.roles")}` }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "优惠券专员" }));
    await userEvent.click(screen.getByRole("button", { name: controlWord("cascader.done") }));
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    const made = within(await screen.findByRole("dialog", { name: textOf(tokenText, "made.title", { name: "库存同步" }) }));
    await expect(made.getByText(/^service[0-9a-f]{48}$/)).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ serviceTokens }, { at: "/token/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ serviceTokens }, { at: "/token/list", does: "break" })] };

export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ serviceTokens, permissions: ["merchant:service:token:list"] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ serviceTokens })],
  play: async ({ canvas }) => expect(await canvas.findByText("每晚导出订单")).toBeVisible(),
};
