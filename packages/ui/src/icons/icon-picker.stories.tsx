import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { controlWord, word } from "../../.storybook/words";
import { FormField } from "../form/form-field";
import { IconPicker } from "./icon-picker";

const description = `
An icon, chosen by its name. The names are those that menus bear on the wire (Element's, without \`el-icon-\`), and further ones.

\`\`\`tsx
import { IconPicker } from "@shopkeeper/ui/icons/icon-picker";

<IconPicker label="菜单图标" value={menu.icon} onChange={(icon) => setMenu({ ...menu, icon })} />;
\`\`\`

It has an entry point of its own, and the pictures arrive when it is opened. \`MenuIcon\` of \`@shopkeeper/ui/icons\` draws a name. The search
takes English words; the arrow keys move over the grid, and Enter on a single hit chooses it.

**Do** use it where a person names a menu or a button.

**Don't** use icons without a text for actions that are rare. All names to copy: [Icons](?path=/docs/foundations-icons--docs).
`;

const meta = {
  title: "Pickers/Icon",
  component: IconPicker,
  parameters: { docs: { description: { component: description }, story: { inline: false, height: "480px" } } },
  args: { label: "菜单图标", value: "", onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 260, minHeight: 420 }}>
        <IconPicker
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            setValue(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof IconPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

const empty = () => ({ name: `菜单图标: ${controlWord("icons.placeholder")}` });

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", empty()));
    await userEvent.click(await screen.findByRole("option", { name: "truck" }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("truck");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "菜单图标: truck" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: controlWord("icons.clear") }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
  },
};

/** The icon in use is marked, also when its name comes with Element's prefix. */
export const Current: Story = {
  args: { value: "el-icon-s-goods" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "菜单图标: el-icon-s-goods" }));
    await expect(await screen.findByRole("option", { selected: true })).toHaveAccessibleName("s-goods");
  },
};

export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^菜单图标/ }));
    const search = await screen.findByPlaceholderText(controlWord("icons.search"));
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, "Home");
    await expect(await screen.findByRole("option", { name: "s-home" })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "coupon");
    await expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["s-ticket"]);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("s-ticket");
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^菜单图标/ }));
    await userEvent.type(await screen.findByRole("textbox"), "优惠券");
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByRole("status")).toHaveTextContent(controlWord("icons.none"));
    await expect(dialog.getByText(controlWord("icons.noneHint"))).toBeVisible();
    await expect(dialog.queryByRole("option")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: word("actions.clear") }));
    await expect((await dialog.findAllByRole("option")).length).toBeGreaterThan(200);
    await expect(dialog.getByRole("textbox")).toHaveFocus();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: /^菜单图标/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    const [first, second] = screen.getAllByRole("option");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
    await expect(screen.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{End}{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("button", { name: /^菜单图标: \S+$/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A name without an icon, as another system may have stored it: a plain dot, and the name. */
export const Unknown: Story = {
  args: { value: "platform-eleme" },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "菜单图标: platform-eleme" })).toBeVisible(),
};

export const InAField: Story = {
  args: { label: undefined },
  decorators: [
    (Story) => (
      <FormField label="菜单图标" isRequired error="请选择菜单图标">
        <Story />
      </FormField>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getByRole("button", empty())).toHaveAccessibleDescription("请选择菜单图标"),
};

export const Disabled: Story = { args: { value: "truck", disabled: true } };

export const Phone: Story = {
  args: { value: "s-data" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^菜单图标/ }));
    await screen.findByRole("option", { selected: true });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    const { left, right } = screen.getByRole("dialog").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(375);
  },
};
