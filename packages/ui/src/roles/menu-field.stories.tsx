import { textOf } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import { roleText } from "@shopkeeper/hooks/roles";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { withShop } from "../../.storybook/with-shop";
import { MenuField, type MenuFieldProps } from "./menu-field";

const description = `
The menus that a role grants, as a tree with a box each. A page goes with its buttons while they are linked; what a person may not grant is
locked, and says why.

**Do** give it the tree that the server has for this role: it knows what is locked.

**Don't** use it for a tree without permissions: one node is chosen by [Cascader](?path=/docs/pickers-cascader--docs), several by
[Cascader of several](?path=/docs/pickers-cascader-of-several--docs).
`;

const meta = {
  title: "Pickers/Menus of a role",
  component: MenuField,
  args: { value: [], onChange: fn() },
  render: function Choosing({ onChange, ...args }: Omit<MenuFieldProps, "tree">) {
    const tree = useRead("listMenuTree", {});
    const [value, setValue] = useState(args.value);
    if (!tree.data) return <span data-busy="" />;
    return (
      <div style={{ maxWidth: 520 }}>
        <MenuField
          {...args}
          tree={tree.data}
          value={value}
          onChange={(granted) => {
            onChange(granted);
            setValue(granted);
          }}
        />
      </div>
    );
  },
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "480px" } } },
} satisfies Meta<typeof MenuField>;
export default meta;
type Story = Pick<StoryObj<typeof meta>, "tags" | "decorators" | "play"> & { args?: Partial<MenuFieldProps> };

export const Playground: Story = { tags: ["!test"], decorators: [withShop()] };

export const Full: Story = {
  decorators: [withShop()],
  play: async ({ canvas, userEvent, args }) => {
    const menus = await canvas.findAllByRole("button", { pressed: false });
    const menu = menus.find((one) => !one.hasAttribute("aria-disabled"));
    if (!menu) throw new Error("there is a menu that can be granted");
    await userEvent.click(menu);
    await expect(args.onChange).toHaveBeenCalledWith(expect.arrayContaining([expect.any(Number)]));
    await expect(menu).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("checkbox", { name: textOf(roleText, "form.linked") })).toBeChecked();
  },
};

export const ReadOnly: Story = { tags: ["!test"], args: { disabled: true }, decorators: [withShop()] };
