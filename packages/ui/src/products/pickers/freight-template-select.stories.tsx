import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { withShop } from "../../../.storybook/with-shop";
import { FreightTemplateSelect } from "./freight-template-select";

const description = `
One of the shop's shipping templates, with the browser's own list.

**Do** keep the number of a template that is gone: it is shown, and the person chooses another one.

**Don't** use it for more than some dozens of rows: that is [Remote select](?path=/docs/pickers-remote-select--docs).
`;

const meta = {
  title: "Pickers/Freight template",
  component: FreightTemplateSelect,
  args: { value: null, "aria-label": "运费模板", onChange: fn() },
  render: function Choosing({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 320 }}>
        <FreightTemplateSelect
          {...args}
          value={value}
          onChange={(id) => {
            onChange(id);
            setValue(id);
          }}
        />
      </div>
    );
  },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof FreightTemplateSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const templates = [{ name: "全国包邮" }, { name: "按件计费" }];

export const Playground: Story = { tags: ["!test"], decorators: [withShop({ shippingTemplates: templates })] };

export const Full: Story = {
  decorators: [withShop({ shippingTemplates: templates })],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("option", { name: "全国包邮" });
    await userEvent.selectOptions(canvas.getByRole("combobox"), "按件计费");
    await expect(args.onChange).toHaveBeenCalledWith(expect.any(Number));
  },
};

/** A deleted template is shown by its id. */
export const Gone: Story = { tags: ["!test"], args: { value: 2_000_000_000 }, decorators: [withShop({ shippingTemplates: templates })] };
export const Empty: Story = { tags: ["!test"], decorators: [withShop()] };
