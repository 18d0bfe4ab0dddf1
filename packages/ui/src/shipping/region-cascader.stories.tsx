import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { RegionCascader } from "./region-cascader";

const description = `
A district of the country, by opening its province and city or by typing. The value is the names on the way to it.

**Do** keep names that the country does not have any more: they are shown as they were stored.

**Don't** use it for several regions: that is [Cascader of several](?path=/docs/pickers-cascader-of-several--docs).
`;

const meta = {
  title: "Pickers/Region",
  component: RegionCascader,
  args: { value: [], label: "所在地区", onChange: fn() },
  render: function Choosing({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 320, minHeight: 360 }}>
        <RegionCascader
          {...args}
          value={value}
          onChange={(names) => {
            onChange(names);
            setValue(names);
          }}
        />
      </div>
    );
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "440px" } } },
} satisfies Meta<typeof RegionCascader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"], decorators: [withShop()] };

export const Full: Story = {
  args: { value: ["浙江省", "杭州市", "西湖区"] },
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /浙江省 \/ 杭州市 \/ 西湖区/ }));
    await userEvent.click(await screen.findByRole("button", { name: "上城区" }));
    await expect(args.onChange).toHaveBeenCalledWith(["浙江省", "杭州市", "上城区"]);
  },
};

/** A region that no longer exists is shown by its old name. */
export const Gone: Story = { tags: ["!test"], args: { value: ["浙江省", "杭州市", "下城区"] }, decorators: [withShop()] };
export const ReadOnly: Story = {
  tags: ["!test"],
  args: { value: ["浙江省", "杭州市", "西湖区"], disabled: true },
  decorators: [withShop()],
};
