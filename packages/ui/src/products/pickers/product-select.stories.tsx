import { textOf } from "@shopkeeper/hooks/texts";
import { productText } from "@shopkeeper/hooks/products/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { ProductSelect } from "./product-select";

const description = `
One product in a form: its picture and name, with the picker behind its button.

**Do** give the field's \`ref\`, so that a wrong field gets the focus.

**Don't** use it for several products: that is \`ProductPicker\` with tiles.
`;

const meta = {
  title: "Pickers/One product",
  component: ProductSelect,
  args: { value: undefined, onChange: fn() },
  render: function Choosing({ onChange, ...args }) {
    const [value, setValue] = useState<ComponentProps<typeof ProductSelect>["value"]>(args.value);
    return <ProductSelect {...args} value={value} onChange={(next) => (onChange(next), setValue(next))} />;
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "640px" } } },
  decorators: [withShop({ products: [{ name: "西湖龙井" }, { name: "黄山毛峰" }] })],
} satisfies Meta<typeof ProductSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textOf(productText, "picker.choose") }));
    const picker = within(await screen.findByRole("dialog"));
    await userEvent.click(await picker.findByRole("radio", { name: /西湖龙井/ }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: "西湖龙井" }));
    await expect(await canvas.findByRole("button", { name: textOf(productText, "picker.change") })).toBeVisible();
  },
};
