import { NetworkError, ServerError } from "@shopkeeper/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { word } from "../../.storybook/words";
import { EmptyState } from "./empty-state";
import { LoadState } from "./load-state";

const retry = fn();
const meta = {
  title: "Parts/Load state",
  component: LoadState,
  args: { of: { isLoading: false }, children: <p>今日订单 12 笔</p> },
} satisfies Meta<typeof LoadState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: async ({ canvas }) => expect(canvas.getByText("今日订单 12 笔")).toBeVisible() };
export const Loading: Story = {
  args: { of: { isLoading: true } },
  play: async ({ canvas }) => expect(canvas.getByRole("status", { name: word("states.loading") })).toBeVisible(),
};
export const Failed: Story = {
  args: { of: { isLoading: false, error: new NetworkError("getStatistics", "unreachable"), retry } },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: word("actions.retry") }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const OurFault: Story = {
  args: {
    of: {
      isLoading: false,
      error: new ServerError("服务器开小差了", { code: 500, status: 500, operationId: "getStatistics", requestId: "a1b2c3" }),
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("a1b2c3"),
};
export const Empty: Story = { args: { isEmpty: true, empty: <EmptyState title="还没有订单" hint="有人下单后会出现在这里" /> } };
