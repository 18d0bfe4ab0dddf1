import { useText } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { shownLength, TokenGroup, TokenName, TokenRows } from "../../.storybook/foundations";
import { storybookText } from "../../.storybook/storybook-text";
import { fontSizes, fontWeights, fonts, lineHeights } from "./scales";
import { styled } from "./styled";
import { system } from "./system";

const description = `
Dense screens read at 13 pixels (\`body\`, which the density sets), titles stop at 28. Nothing is fetched: the fonts are those of the machine.

**Do** take \`semibold\` for headings and \`medium\` for what is pressed.

**Don't** set a size in pixels: the scale follows the reader's own size.
`;

const meta = {
  title: "Foundations/Type",
  parameters: { controls: { disable: true }, docs: { description: { component: description } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: function Type() {
    const t = useText(storybookText);
    const group = (title: string, tokens: Readonly<Record<string, { value: string }>>, property: string) => (
      <TokenGroup title={title}>
        <TokenRows>
          {Object.entries(tokens).map(([name, { value }]) => (
            <Token key={name} name={name} value={shownLength(value)}>
              <Sample style={{ [property]: system.token.var(`${title}.${name}`) }}>{t("sample")}</Sample>
            </Token>
          ))}
        </TokenRows>
      </TokenGroup>
    );
    return (
      <>
        {group("fontSizes", fontSizes, "fontSize")}
        {group("fontWeights", fontWeights, "fontWeight")}
        <TokenGroup title="lineHeights">
          <TokenRows>
            {Object.entries(lineHeights).map(([name, { value }]) => (
              <Token key={name} name={name} value={value}>
                <Sample style={{ lineHeight: value, maxWidth: 260 }}>{`${t("sample")}, ${t("sample")}, ${t("sample")}`}</Sample>
              </Token>
            ))}
          </TokenRows>
        </TokenGroup>
        <TokenGroup title="fonts">
          <Fonts>
            {Object.entries(fonts).map(([name, { value }]) => (
              <div key={name}>
                <TokenName>{name}</TokenName>
                <Sample style={{ fontFamily: value, fontSize: 20 }}>{t("sample")}</Sample>
                <code>{value}</code>
              </div>
            ))}
          </Fonts>
        </TokenGroup>
      </>
    );
  },
};

function Token({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <>
      <TokenName>{name}</TokenName>
      <code data-value="">{value}</code>
      {children}
    </>
  );
}

const Sample = styled("span", { base: { minWidth: 0, overflowWrap: "anywhere" } });
const Fonts = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    gap: "4",
    "& > div": { display: "grid", gap: "1", alignContent: "start" },
    "& > div > code": { color: "fg.muted", fontSize: "xs", overflowWrap: "anywhere" },
  },
});
