import { textOf } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchButton } from "./search-button";

const meta = { title: "Screens/Layout/Search button", component: SearchButton, args: { onSearch: fn() } } satisfies Meta<
  typeof SearchButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { options: { wide: { name: "1440 px", styles: { width: "1440px", height: "800px" } } } } };

export const Wide: Story = {
  parameters: wide,
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: textOf(layoutText, "navbar.search") });
    await expect(button.querySelector("kbd")).toBeVisible();
    await expect(button.querySelector("kbd")?.dataset.keys).toMatch(/^(Ctrl |⌘)K$/);
    await userEvent.click(button);
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Compact: Story = { args: { isCompact: true } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
