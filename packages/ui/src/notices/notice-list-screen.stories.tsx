import { textOf } from "@shopkeeper/hooks/texts";
import { noticeText } from "@shopkeeper/hooks/notices";
import { NoticeKind, NoticeSubject } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { codeLabel, pattern } from "../../.storybook/words";
import { NoticeBell } from "./notice-bell";
import { NoticeListScreen } from "./notice-list-screen";

function Example({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <>
      <NoticeBell unread={2} allPath="/maintain/notices" onOpen={onOpen} />
      <NoticeListScreen search={useSearch("")} onOpen={onOpen} />
    </>
  );
}

const meta = {
  title: "Screens/Notices/List",
  component: Example,
  args: { onOpen: fn() },
  parameters: { states: { Refused: "n/a: everybody has notices; each kind has a permission of its own" } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const noticed = {
  products: [{ name: "明前龙井" }],
  notices: [
    { kind: "review", subject: "product", subjectId: "2000000000", params: { name: "手作紫砂壶", reason: "主图含有水印" } },
    { kind: "settlement", subject: "settlement", subjectId: "CM1", params: { number: "CM1", amount: "1280.00", outcome: "paid" as const } },
    { kind: "order", subject: "order", subjectId: "DD1", params: { number: "DD1", amount: "88.00" } },
  ],
};

/** A notice whose subject is gone stays, with a hint; a kind that is switched off is no longer shown. */
export const Full: Story = {
  decorators: [withShop(noticed)],
  play: async ({ canvas, userEvent, args }) => {
    const gone = textOf(noticeText, "sentence.product", { name: "手作紫砂壶", reason: "主图含有水印" });
    const table = within(await canvas.findByRole("table", { name: textOf(noticeText, "list.title") }));
    await userEvent.click(await table.findByRole("button", { name: `${textOf(noticeText, "columns.open")} ${gone}` }));
    await expect(
      await screen.findByText(pattern`${textOf(noticeText, "gone.text", { what: codeLabel("NoticeSubject", NoticeSubject.product) })}`),
    ).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: textOf(noticeText, "kinds.title") }));
    await userEvent.click(await screen.findByRole("switch", { name: codeLabel("NoticeKind", NoticeKind.review) }));
    await waitFor(() => expect(table.queryByText(/手作紫砂壶/)).toBeNull());
  },
};

/** The newest notices are under the bell, and all can be marked as read at once. */
export const Bell: Story = {
  decorators: [withShop(noticed)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(noticeText, "bell.unread", { count: 2 }) }));
    const panel = within(await screen.findByRole("dialog", { name: textOf(noticeText, "bell.label") }));
    await expect(
      await panel.findByRole("link", { name: pattern`${textOf(noticeText, "sentence.order", { number: "DD1", amount: "*" })}` }),
    ).toHaveAttribute("href", "/order/list?orderNo=DD1");
    await userEvent.click(panel.getByRole("button", { name: textOf(noticeText, "list.readAll") }));
    await waitFor(() => expect(panel.queryByRole("button", { name: textOf(noticeText, "list.readAll") })).toBeNull());
  },
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };

export const Loading: Story = { tags: ["!test"], decorators: [withShop(noticed, { at: "/notice/list", does: "stall" })] };

export const Failed: Story = { tags: ["!test"], decorators: [withShop(noticed, { at: "/notice/list", does: "break" })] };

/** A person who may see orders alone has notices of orders alone. */
export const ReadOnly: Story = { tags: ["!test"], decorators: [withShop({ ...noticed, permissions: ["merchant:order:page:list"] })] };

export const Phone: Story = {
  tags: ["!test"],
  globals: { viewport: { value: "phone" } },
  decorators: [withShop(noticed)],
};
