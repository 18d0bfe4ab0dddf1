import { textOf } from "@shopkeeper/hooks/texts";
import { storeText } from "@shopkeeper/hooks/store";
import { PayoutType } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern, word } from "../../.storybook/words";
import { StoreSettingsScreen } from "./store-settings-screen";

function Example({ url = "" }: { url?: string }) {
  return <StoreSettingsScreen search={useSearch(url)} onOpenAddresses={() => undefined} />;
}

const meta = { title: "Screens/Store/Settings", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const merchant = { name: "山月茶家", realName: "林知夏", isSelf: true };
const seed = { merchant, info: {}, settlementInfo: {}, products: [{ isShow: true }, { isShow: true }] };

/** Closing the shop shows the number of products taken off the shelf. */
export const Full: Story = {
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("食品生鲜")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: pattern`${textOf(storeText, "switch.label")}` }));
    const question = within(await screen.findByRole("dialog", { name: word("notice.title") }));
    await expect(question.getByText(textOf(storeText, "switch.closeQuestion"))).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: word("actions.confirm") }));
    await expect(await screen.findByText(textOf(storeText, "switch.closed", { count: 2 }))).toBeVisible();
    await expect(await canvas.findByText(textOf(storeText, "switch.isClosed"))).toBeVisible();
  },
};

/** The shop's form; a pasted map link becomes coordinates. */
export const Information: Story = {
  args: { url: "tab=info" },
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("textbox", { name: pattern`${textOf(storeText, "info.link")}` });
    await userEvent.type(link, "https://uri.amap.com/marker?position=120.1432,30.246{Enter}");
    await expect(canvas.getByRole("textbox", { name: pattern`${textOf(storeText, "info.latitude")}` })).toHaveValue("30.246000");
    await userEvent.clear(canvas.getByRole("textbox", { name: pattern`${textOf(storeText, "info.intro")}` }));
    await userEvent.click(canvas.getByRole("button", { name: textOf(storeText, "info.submit") }));
    await expect(await canvas.findByText(textOf(storeText, "problems.introEmpty"))).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: pattern`${textOf(storeText, "info.intro")}` }), "山里的茶");
    await userEvent.click(canvas.getByRole("button", { name: textOf(storeText, "info.submit") }));
    await expect(await screen.findByText(word("done.done"))).toBeVisible();
  },
};

/** The field labels of the platform's templates, which are data. */
const labels = { card: "银行账号", wechat: "微信号" };

/** The card number is masked until a person reveals it. */
export const Settlement: Story = {
  args: { url: "tab=settlement" },
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(labels.card)).toHaveValue("5719*******0806");
    await userEvent.click(canvas.getByRole("button", { name: textOf(storeText, "settlement.reveal") }));
    await expect(await canvas.findByText(/571900880110806/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: codeLabel("PayoutType", PayoutType.weixin) }));
    await expect(await canvas.findByLabelText(labels.wechat)).toHaveValue("*******_tea");
  },
};

export const Closed: Story = { tags: ["!test"], decorators: [withShop({ merchant: { ...merchant, isSwitch: false } })] };

export const Empty: Story = { tags: ["!test"], args: { url: "tab=info" }, decorators: [withShop({ merchant })] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/base/info", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/base/info", does: "break" })] };

const readOnly = ["merchant:base:info", "merchant:config:info", "merchant:settlement:info"];

export const ReadOnly: Story = { tags: ["!test"], args: { url: "tab=info" }, decorators: [withShop({ ...seed, permissions: readOnly })] };

export const Phone: Story = {
  args: { url: "tab=info" },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(seed)],
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("textbox", { name: pattern`${textOf(storeText, "info.intro")}` })).toBeVisible(),
};
