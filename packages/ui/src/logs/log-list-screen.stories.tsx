import { logText } from "@shopkeeper/hooks/logs";
import type { MerchantClient } from "@shopkeeper/sdk";
import { textOf } from "@shopkeeper/hooks/texts";
import { useAction } from "@shopkeeper/hooks/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { pattern } from "../../.storybook/words";
import { Button } from "../core/button";
import { LogListScreen } from "./log-list-screen";

/** Renames a category twice, so that the log has something to compare. */
async function work(client: MerchantClient) {
  const [category] = await client.listProductCategories();
  for (const name of ["茶叶", "好茶"]) await client.updateProductCategory({ body: { id: category?.id ?? 0, pid: 0, name, sort: 0 } });
  return null;
}

function Example({ url = "", isBusy = false }: { url?: string; isBusy?: boolean }) {
  const working = useAction((_: null, client) => work(client), ["categories", "logs"]);
  return (
    <>
      {isBusy && <Button onClick={() => void working.run(null)}>work</Button>}
      <LogListScreen search={useSearch(url)} />
    </>
  );
}

const meta = { title: "Screens/Logs/Sensitive", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const seed = { categories: [{ name: "茶" }] };

/** An operation beside the previous one on the same row; the log is intact. */
export const Full: Story = {
  args: { isBusy: true },
  decorators: [withShop(seed)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "work" }));
    await expect(await canvas.findByText(pattern`^${textOf(logText, "chain.whole", { count: 2, time: "*" })}`)).toBeVisible();
    const [latest] = await canvas.findAllByRole("button", { name: pattern`^${textOf(logText, "detail.open")} ` });
    if (latest) await userEvent.click(latest);
    const drawer = within(await screen.findByRole("dialog", { name: textOf(logText, "detail.title") }));
    await expect(await drawer.findByText("好茶")).toBeVisible();
    await expect(drawer.getByText("茶叶")).toBeVisible();
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/log/sensitive/list", does: "stall" })] };

export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop(seed, { at: "/log/sensitive/list", does: "break" })] };

export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ ...seed, permissions: ["merchant:log:sensitive:list"] })] };

export const Phone: Story = {
  args: { isBusy: true },
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(seed)],
  play: async ({ canvas }) => expect(await canvas.findByText(textOf(logText, "chain.empty"))).toBeVisible(),
};
