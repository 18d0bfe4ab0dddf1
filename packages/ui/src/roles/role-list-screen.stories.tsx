import { textOf } from "@shopkeeper/hooks/texts";
import { roleText } from "@shopkeeper/hooks/roles";
import { MenuLock } from "@shopkeeper/sdk";
import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, sentence, word } from "../../.storybook/words";
import { RoleListScreen } from "./role-list-screen";

function Example({ url = "" }: { url?: string }) {
  return <RoleListScreen search={useSearch(url)} pages={{ stateOf: () => "open" }} />;
}

const meta = { title: "Screens/Roles/List", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const staff = [
  { realName: "周小满", roleName: "客服", permissions: ["merchant:coupon:page:list", "merchant:coupon:info"] },
  { realName: "李青禾", roleName: "仓库", permissions: ["merchant:order:page:list", "merchant:order:send"] },
];
const list = "merchant:admin:role:list";
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop({ staff })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(roleText, "list.previewMenus")} 客服` }));
    const menus = await dialogOf(textOf(roleText, "tried.title", { name: "客服" }));
    await expect(await menus.findByText(sentence(pageTitles["/coupon/list"]))).toBeVisible();
    await expect(menus.getByText(textOf(roleText, "tried.actions", { names: sentence({ zh: "查看", en: "View" }) }))).toBeVisible();
  },
};

/** A page is half checked with some of its buttons; menus reserved for the account admin are locked, with the reason. */
export const Adding: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole("button", { name: textOf(roleText, "form.addTitle") });
    if (add) await userEvent.click(add);
    const dialog = await dialogOf(textOf(roleText, "form.addTitle"));
    await userEvent.click(await dialog.findByRole("button", { name: word("actions.confirm") }));
    await expect(await dialog.findByText(textOf(roleText, "problems.roleNameEmpty"))).toBeVisible();
    await expect(dialog.getByText(textOf(roleText, "problems.rulesEmpty"))).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: pattern`${textOf(roleText, "form.name")}` }), "仓库");
    const orders = await dialog.findByRole("button", { name: sentence(pageTitles["/order"]) });
    await userEvent.click(orders);
    await expect(orders).toHaveAttribute("aria-pressed", "true");
    const settings = dialog.getByRole("button", { name: pattern`^${sentence(pageTitles["/operation"])}` });
    await expect(settings).toHaveAttribute("aria-disabled", "true");
    await expect(within(settings).getByLabelText(codeLabel("MenuLock", MenuLock.adminOnly))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.confirm") }));
    await expect(await canvas.findByText("仓库")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/role/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ staff }, { at: "/role/list", does: "break" })] };

/** A person who may only look sees states. */
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ staff, permissions: [list] })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ staff })],
  play: async ({ canvas }) => expect(await canvas.findByText("客服")).toBeVisible(),
};
