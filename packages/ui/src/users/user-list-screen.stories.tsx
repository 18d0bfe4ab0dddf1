import type { Seed } from "@shopkeeper/server/embedded";
import { textOf } from "@shopkeeper/hooks/texts";
import { couponText } from "@shopkeeper/hooks/coupons/shared";
import { userText } from "@shopkeeper/hooks/users";
import { RegisterSource, Sex } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, word } from "../../.storybook/words";
import { UserListScreen } from "./user-list-screen";

function Example({ url = "" }: { url?: string }) {
  return <UserListScreen search={useSearch(url)} onOrders={() => undefined} />;
}

const meta = { title: "Screens/Users/List", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const users = [
  { nickname: "林小满", realName: "林小满", phone: "13812345678", registerType: "wechat", sex: 2, mark: "老顾客，喜欢绿茶" },
  { nickname: "小鹿", registerType: "h5", sex: 1, isLogoff: true },
  { nickname: "团子", registerType: "routine", sex: 2 },
] satisfies Seed["users"];
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Full: Story = {
  decorators: [withShop({ users })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf(userText, "list.closed"))).toBeVisible();
    await expect(canvas.getByText("138****5678")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: word("table.expand", { name: "林小满" }) }));
    await expect(await canvas.findByText("老顾客，喜欢绿茶")).toBeVisible();
  },
};

/** 展开 shows two more filters, which apply at once. */
export const Filtering: Story = {
  decorators: [withShop({ users })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("团子");
    await expect(canvas.queryByRole("combobox", { name: textOf(userText, "filters.sex") })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: word("actions.unfold") }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: textOf(userText, "filters.sex") }), codeLabel("Sex", Sex.male));
    await expect(await canvas.findByText("小鹿")).toBeVisible();
    await expect(canvas.queryByText("团子")).toBeNull();
  },
};

export const Details: Story = {
  decorators: [withShop({ users })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `${textOf(userText, "list.details")} 林小满` }));
    const drawer = await dialogOf(textOf(userText, "details.title"));
    await expect(await drawer.findByText("13812345678")).toBeVisible();
    await expect(drawer.getAllByText(codeLabel("RegisterSource", RegisterSource.wechat))[0]).toBeVisible();
  },
};

/** A coupon for two users, with a result for each. */
export const Sending: Story = {
  decorators: [withShop({ users, coupons: [{ name: "春节券" }] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: word("actions.selectRow", { name: "林小满" }) }));
    await userEvent.click(canvas.getByRole("checkbox", { name: word("actions.selectRow", { name: "团子" }) }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(userText, "list.send") }));
    await userEvent.click(await screen.findByRole("button", { name: `${textOf(couponText, "list.send")} 春节券` }));
    await userEvent.click(await screen.findByRole("button", { name: word("actions.confirm") }));
    const results = await dialogOf(textOf(userText, "list.sendResults"));
    await expect(await results.findByText(word("bulk.summary", { succeeded: 2, failed: 0 }))).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop({ users }, { at: "/user/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop({ users }, { at: "/user/list", does: "break" })] };

/** A person who may see the list alone has no actions in a row. */
export const ReadOnly: Story = {
  decorators: [withShop({ users, permissions: ["merchant:user:page:list"] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("林小满")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: `${textOf(userText, "list.details")} 林小满` })).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ users })],
  play: async ({ canvas }) => expect(await canvas.findByText("林小满")).toBeVisible(),
};
