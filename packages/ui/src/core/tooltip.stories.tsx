import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { TooltipHost } from "./tooltip-host";

/** A text that is cut when it has too little room. */
const Cut = ({ width }: { width: number }) => (
  <span className="sk-clip" data-clip="" style={{ width }}>
    茶叶品类券，满二百减五十，适用于全部绿茶与红茶
  </span>
);

const description = `
[Chakra's tooltip](https://chakra-ui.com/docs/components/tooltip), drawn by one host for the whole page: \`data-tip\` on an element is
its text, and \`data-clip\` shows the whole text of what is cut.
`;

const meta = {
  title: "Parts/Tooltip",
  component: Cut,
  subcomponents: { TooltipHost },
  parameters: { docs: { description: { component: description } } },
  args: { width: 120 },
} satisfies Meta<typeof Cut>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = "茶叶品类券，满二百减五十，适用于全部绿茶与红茶";

export const CutText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(whole));
    await waitFor(() => expect(screen.getAllByText(whole)).toHaveLength(2));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getAllByText(whole).filter((element) => element.checkVisibility())).toHaveLength(1));
  },
};

/** Closes when its anchor is scrolled away, and stays when something else scrolls. */
export const Scrolled: Story = {
  render: ({ width }) => (
    <>
      <div data-testid="own" tabIndex={0} style={{ height: 60, overflow: "auto" }}>
        <Cut width={width} />
        <div style={{ height: 400 }} />
      </div>
      <div data-testid="other" tabIndex={0} style={{ height: 60, overflow: "auto" }}>
        <div style={{ height: 400 }} />
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(whole));
    await waitFor(() => expect(screen.getAllByText(whole)).toHaveLength(2));
    canvas.getByTestId("other").scrollTop = 10;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await expect(screen.getAllByText(whole)).toHaveLength(2);
    canvas.getByTestId("own").scrollTop = 10;
    await waitFor(() => expect(screen.getAllByText(whole)).toHaveLength(1));
  },
};

/** A page that takes the focus when it mounts does not close the tooltip of the hovered element. */
export const FocusGoesElsewhere: Story = {
  render: ({ width }) => (
    <>
      <Cut width={width} />
      <button type="button">保存</button>
      <div data-testid="page" tabIndex={-1} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "保存" }).focus();
    await userEvent.hover(canvas.getByText(whole));
    canvas.getByTestId("page").focus();
    await waitFor(() => expect(screen.getAllByText(whole)).toHaveLength(2));
  },
};

export const WholeText: Story = {
  args: { width: 600 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(whole));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.getAllByText(whole).filter((element) => element.checkVisibility())).toHaveLength(1);
  },
};
