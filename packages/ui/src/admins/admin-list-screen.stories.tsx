import { adminText } from "@shopkeeper/hooks/admins";
import { textOf } from "@shopkeeper/hooks/texts";
import { codes } from "@shopkeeper/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern, sentence, word } from "../../.storybook/words";
import { AdminListScreen } from "./admin-list-screen";

function Example({ url = "" }: { url?: string }) {
  return <AdminListScreen search={useSearch(url)} pages={{ stateOf: () => "open" }} />;
}

const meta = { title: "Screens/Admins/List", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const coupons = ["merchant:coupon:page:list"];
const staff = [
  { realName: "周小满", roleName: "客服", phone: "13800138000", permissions: coupons },
  { realName: "李青禾", roleName: "仓库", status: false, permissions: coupons },
];
const list = "merchant:admin:list";

export const Full: Story = {
  decorators: [withShop({ staff })],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(textOf(adminText, "list.owner")))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: textOf(adminText, "list.smsNamed", { name: "李青禾" }) }));
    await expect(await screen.findByText(sentence(codes.smsWithoutPhone, { name: "李青禾" }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: pattern`^${textOf(adminText, "list.password")} 周小满` }));
    const dialog = within(await screen.findByRole("dialog", { name: textOf(adminText, "password.title", { name: "周小满" }) }));
    await userEvent.type(await dialog.findByLabelText(pattern`^${textOf(adminText, "form.pwd")}\W*$`), "Welcome-1");
    await userEvent.type(dialog.getByLabelText(pattern`${textOf(adminText, "form.repwd")}`), "Welcome-2");
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(adminText, "problems.repwdDifferent"))).toBeVisible();
  },
};

/** The list of a shop with its owner alone. */
export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/admin/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/admin/list", does: "break" })] };

/** A person who may only look sees states, and not the owner. */
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ staff, permissions: [list] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ staff })],
  play: async ({ canvas }) => expect(await canvas.findByText("周小满")).toBeVisible(),
};
