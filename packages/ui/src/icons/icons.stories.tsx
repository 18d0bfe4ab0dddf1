import { useText } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { TokenGroup } from "../../.storybook/foundations";
import { storybookText } from "../../.storybook/storybook-text";
import { copyText } from "../core/to-clipboard";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import { iconNames } from "./icon-words";
import { MenuIcon } from "./menu-icon";
import { menuIcons } from "./menu-icons";

const description = `
The icons by the names that menus bear: \`<MenuIcon name="s-goods" />\`. Those of our own menus come with the page, the others a moment later.
Press one to copy its name.

**Do** put a text beside an icon, or give the button a label: \`IconButton\` asks for one.

**Don't** draw one larger than 24 pixels: what is large is an illustration.
`;

const meta = {
  title: "Foundations/Icons",
  component: MenuIcon,
  args: { name: "s-goods", size: 20 },
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof MenuIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: function All({ size }) {
    const t = useText(storybookText);
    const [search, setSearch] = useState("");
    const found = iconNames.filter(({ name, words }) =>
      [name, ...(words ?? [])].some((word) => word.includes(search.trim().toLowerCase())),
    );
    return (
      <>
        <div style={{ maxWidth: 320, paddingBottom: 16 }}>
          <TextInput aria-label={t("icons")} placeholder={t("icons")} isClearable value={search} onChange={setSearch} />
        </div>
        {groupsOf(found).map(([title, icons]) => (
          <TokenGroup key={title} title={title}>
            <Grid>
              {icons.map(({ name }) => (
                <button key={name} type="button" aria-label={t("copy", { name })} onClick={() => void copyText(name)}>
                  <MenuIcon name={name} size={size} />
                  <code>{name}</code>
                </button>
              ))}
            </Grid>
          </TokenGroup>
        ))}
      </>
    );
  },
};

export const Searching: Story = {
  render: All.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "coupon");
    await expect(canvas.getAllByRole("button").map((button) => button.textContent)).toContain("s-ticket");
  },
};

export const One: Story = {};

/** The icons of our own menus, and the others; a group without icons is left out. */
const groupsOf = (icons: typeof iconNames) =>
  [
    ["menuIcons", icons.filter(({ name }) => name in menuIcons)] as const,
    ["iconSet", icons.filter(({ name }) => !(name in menuIcons))] as const,
  ].filter(([, group]) => group.length > 0);

const Grid = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
    gap: "1",
    "& > button": {
      display: "grid",
      justifyItems: "center",
      gap: "1.5",
      minWidth: 0,
      padding: "3",
      borderRadius: "md",
      color: "fg",
      cursor: "copy",
      _hover: { background: "bg.muted" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      "& > code": { maxWidth: "full", fontSize: "2xs", color: "fg.muted", overflowWrap: "anywhere", textAlign: "center" },
    },
  },
});
