import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { userText } from "@shopkeeper/hooks/users/shared";
import { labelOf, UserSearchType } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { opening } from "../../.storybook/opening";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { UserChooser } from "./user-chooser";

const description = `
Buyers who follow the shop, over the pages of their list, in a dialog.

**Do** say what they are chosen for in \`title\`, and put what applies to all of them into \`head\`.

**Don't** use it to look one buyer up in a filter: a list has a search by number, phone and nickname.
`;

const meta = {
  title: "Pickers/Users",
  component: UserChooser,
  args: { onPick: fn(), onClose: fn() },
  render: opening(UserChooser),
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: "680px" } },
    states: { ReadOnly: "n/a: a chooser is opened to choose" },
  },
} satisfies Meta<typeof UserChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"], decorators: [withShop({ users: 32 })] };

export const Full: Story = {
  decorators: [withShop({ users: [{ nickname: "林一" }, { nickname: "周二" }] })],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: word("actions.selectRow", { name: "林一" }) }));
    await expect(await screen.findByText(textOf(userText, "chooser.count", { count: 1 }))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("actions.confirm") }));
    await expect(args.onPick).toHaveBeenCalledWith([expect.objectContaining({ nickname: "林一" })]);
  },
};

export const DigitsOnly: Story = {
  decorators: [withShop({ users: 3 })],
  play: async ({ userEvent }) => {
    const byNumber = labelOf("UserSearchType", UserSearchType.uid, currentLanguage());
    await userEvent.selectOptions(await screen.findByLabelText(textOf(userText, "chooser.searchType")), byNumber);
    await userEvent.type(screen.getByLabelText(textOf(userText, "chooser.search")), "abc");
    await userEvent.click(screen.getByRole("button", { name: word("actions.search") }));
    await expect(await screen.findByText(textOf(userText, "problems.digits"))).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };
export const Loading: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/user/list", does: "stall" })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({}, { at: "/user/list", does: "break" })] };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ users: 3 })],
  play: async () => expect(await screen.findByText(word("pager.total", { total: 3 }))).toBeVisible(),
};
