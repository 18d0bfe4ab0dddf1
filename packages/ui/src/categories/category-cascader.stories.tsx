import { categoryText } from "@shopkeeper/hooks/categories/shared";
import { textOf } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { word } from "../../.storybook/words";
import { CategoryCascader } from "./category-cascader";

const description = `
One category of the platform or of the shop, by opening its branches or by typing.

**Do** say \`isLeafOnly\` where a product is put into the category; in a filter a category stands for all below it.

**Don't** offer the platform's categories where buyers see the shop's own, and the other way round.
`;

const meta = {
  title: "Pickers/Category",
  component: CategoryCascader,
  args: { owner: "merchant", value: undefined, onChange: fn() },
  render: function Choosing({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 280, minHeight: 320 }}>
        <CategoryCascader
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
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof CategoryCascader>;
export default meta;
type Story = StoryObj<typeof meta>;

const categories = [{ name: "茶叶" }, { name: "茶具" }];

export const Playground: Story = { tags: ["!test"], decorators: [withShop({ categories })] };

export const Platform: Story = { tags: ["!test"], args: { owner: "platform", isLeafOnly: true }, decorators: [withShop()] };

export const Full: Story = {
  decorators: [withShop({ categories })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: new RegExp(word("cascader.choose")) }));
    await userEvent.click(await screen.findByRole("button", { name: "茶具" }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.any(Number));
    await userEvent.click(await canvas.findByRole("button", { name: word("cascader.clear") }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** A shop without categories: the chooser offers to add one, if the account may. */
export const NoneYet: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: new RegExp(word("cascader.choose")) }));
    await expect(await screen.findByText(textOf(categoryText, "choice.none"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: word("cascader.add") }));
    await expect(await screen.findByRole("dialog", { name: textOf(categoryText, "form.addTitle") })).toBeVisible();
  },
};

export const NoneYetReadOnly: Story = {
  decorators: [withShop({ permissions: ["merchant:product:category:cache:tree"] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: new RegExp(word("cascader.choose")) }));
    await expect(await screen.findByText(textOf(categoryText, "choice.none"))).toBeVisible();
    await expect(screen.queryByRole("button", { name: word("cascader.add") })).toBeNull();
  },
};

/** A person who may not see categories cannot open it. */
export const Refused: Story = { tags: ["!test"], decorators: [withShop({ permissions: ["merchant:coupon:page:list"] })] };
