import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { BrandSelect } from "./brand-select";

const description = `
The brand of a product: one of its platform category, searched by name and loaded page by page, or 其他.

**Do** hand in the \`name\` beside the number: it is shown before any option is loaded.

**Don't** show it before a platform category is chosen without saying so: it waits for one, and its placeholder explains it.
`;

const meta = {
  title: "Pickers/Brand",
  component: BrandSelect,
  args: { categoryId: 1, value: null, name: "", label: "品牌", onChange: fn() },
  render: function Choosing({ onChange, ...args }) {
    const [brand, setBrand] = useState({ value: args.value, label: args.name });
    return (
      <div style={{ maxWidth: 420, minHeight: 360 }}>
        <BrandSelect
          {...args}
          value={brand.value}
          name={brand.label}
          onChange={(next) => {
            onChange(next);
            setBrand(next);
          }}
        />
      </div>
    );
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "440px" } } },
} satisfies Meta<typeof BrandSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"], decorators: [withShop()] };

export const Full: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("combobox"));
    await screen.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Brands belong to a platform category, which is chosen first. */
export const NoCategory: Story = { tags: ["!test"], args: { categoryId: null }, decorators: [withShop()] };
export const ReadOnly: Story = { tags: ["!test"], args: { value: 0, disabled: true }, decorators: [withShop()] };
