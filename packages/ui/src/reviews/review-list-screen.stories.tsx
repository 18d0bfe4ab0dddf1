import { textOf } from "@shopkeeper/hooks/texts";
import { reviewText } from "@shopkeeper/hooks/reviews";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useSearch } from "../../.storybook/use-search";
import { withShop } from "../../.storybook/with-shop";
import { controlWord, pattern, word } from "../../.storybook/words";
import { ReviewListScreen } from "./review-list-screen";

const meta = {
  title: "Screens/Reviews/List",
  args: { at: "" },
  render: function Render({ at }: { at: string }) {
    return <ReviewListScreen search={useSearch(at)} />;
  },
} satisfies Meta<{ at: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const users = [{ nickname: "林小满", isLogoff: true }, { nickname: "周末的团子" }];
const few = [
  { comment: "茶香很正，第三泡还有回甘。", star: 5, answer: "感谢您的认可！", nickname: "早起的鹿" },
  {
    comment: "到货时罐子瘪了一块。",
    star: 2,
    answer: null,
    pics: ["demo/tea-caddy-1.svg", "demo/tea-caddy-2.svg"],
    nickname: "周末的团子",
  },
];
const at = "/product/reply/list";

export const Full: Story = {
  decorators: [withShop({ reviews: 45, users })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(word("pager.total", { total: 45 }))).toBeVisible();
    const [closed] = await canvas.findAllByText(`林小满${textOf(reviewText, "list.closed")}`);
    await expect(closed).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: controlWord("stars.nth", { count: 5 }) }));
    await waitFor(() => expect(canvas.queryByText(word("pager.total", { total: 45 }))).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: word("actions.reset") }));
    await expect(await canvas.findByText(word("pager.total", { total: 45 }))).toBeVisible();
  },
};

/** One press shows the unanswered reviews. */
export const NotAnswered: Story = {
  decorators: [withShop({ reviews: few, users, replyTemplates: [{ content: "感谢支持" }] })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("茶香很正，第三泡还有回甘。");
    await userEvent.click(await canvas.findByRole("tab", { name: pattern`^${textOf(reviewText, "tabs.open")}` }));
    await waitFor(() => expect(canvas.queryByText("茶香很正，第三泡还有回甘。")).toBeNull());
    await userEvent.click(
      canvas.getByRole("button", {
        name: pattern`^${textOf(reviewText, "answer.title")} ${textOf(reviewText, "list.row", { nickname: "周末的团子", id: "*" })}$`,
      }),
    );
    const answer = within(await screen.findByRole("dialog", { name: textOf(reviewText, "answer.title") }));
    await userEvent.selectOptions(await answer.findByRole("combobox", { name: textOf(reviewText, "answer.template") }), "感谢支持");
    await expect(answer.getByRole("textbox", { name: textOf(reviewText, "answer.title") })).toHaveValue("感谢支持");
  },
};

export const Templates: Story = {
  tags: ["!test"],
  decorators: [withShop({ reviews: few, replyTemplates: [{ content: "感谢支持" }, { content: "非常抱歉，已安排补发。" }] })],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name: textOf(reviewText, "templates.title") })),
};

export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
export const NothingMatches: Story = {
  tags: ["!test"],
  args: { at: "productSearch=没有这样的商品" },
  decorators: [withShop({ reviews: few })],
};
export const Loading: Story = { tags: ["!test"], decorators: [withShop({ reviews: few }, { at, does: "stall" })] };
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:save"] })] };
export const Failed: Story = { tags: ["!test"], decorators: [withShop({ reviews: few }, { at, does: "break" })] };

export const ReadOnly: Story = {
  tags: ["!test"],
  decorators: [withShop({ reviews: few, permissions: ["merchant:product:reply:page:list"] })],
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [withShop({ reviews: few, users })],
  play: async ({ canvas }) => expect(await canvas.findByText("到货时罐子瘪了一块。")).toBeVisible(),
};
