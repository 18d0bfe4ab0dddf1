import { useText } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { shownLength, TokenGroup, TokenName, TokenRows } from "../../.storybook/foundations";
import { storybookText } from "../../.storybook/storybook-text";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { Money } from "../core/money";
import { Select } from "../core/select";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import { TextInput } from "../core/text-input";
import { globalCss } from "./global-css";
import { radii, shadows, spacing } from "./scales";
import { styled } from "./styled";
import { system } from "./system";

const description = `
A step of distance is four pixels. Density sets how high a control is, how a cell is padded, and how large its text: \`mini\` is the usual,
and whoever wants more room chooses it in the settings. On phones everything gets the room of a finger, whatever the density.

**Do** give parts the height \`control\` and the size \`body\`: they follow the density by themselves.

**Don't** put a shadow on what does not float: depth is mostly a border.
`;

const meta = {
  title: "Foundations/Spacing",
  parameters: { controls: { disable: true }, docs: { description: { component: description } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const densities = { mini: {}, small: globalCss[":root[data-density=small]"], medium: globalCss[":root[data-density=medium]"] };

/** The three densities side by side; the toolbar sets the one of the page. */
export const Densities: Story = {
  render: () => (
    <Columns>
      {Object.entries(densities).map(([name, own]) => {
        const variables = { ...globalCss[":root"], ...own };
        return (
          <section key={name} className="chakra-theme" style={variables}>
            <TokenName>{name}</TokenName>
            <Sample />
            <dl>
              {Object.entries(variables).map(([variable, value]) => (
                <div key={variable}>
                  <dt>
                    <code>{variable}</code>
                  </dt>
                  <dd>{shownLength(value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </Columns>
  ),
};

export const Distances: Story = {
  render: () => (
    <TokenGroup title="spacing">
      <TokenRows>
        {Object.entries(spacing)
          .filter(([, { value }]) => Number.parseFloat(value) <= 6)
          .sort(([, one], [, other]) => pixels(one.value) - pixels(other.value))
          .map(([name, { value }]) => (
            <Token key={name} name={name} value={shownLength(value)}>
              <Bar style={{ width: value }} />
            </Token>
          ))}
      </TokenRows>
    </TokenGroup>
  ),
};

export const CornersAndShadows: Story = {
  render: () => (
    <>
      <TokenGroup title="radii">
        <Boxes>
          {Object.entries(radii).map(([name, { value }]) => (
            <div key={name}>
              <i style={{ borderRadius: value }} />
              <TokenName>{name}</TokenName>
              <code>{value}</code>
            </div>
          ))}
        </Boxes>
      </TokenGroup>
      <TokenGroup title="shadows">
        <Boxes>
          {Object.keys(shadows).map((name) => (
            <div key={name}>
              <i style={{ boxShadow: system.token.var(`shadows.${name}`) }} />
              <TokenName>{name}</TokenName>
            </div>
          ))}
        </Boxes>
      </TokenGroup>
    </>
  ),
};

const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith("rem") ? 16 : 1);

function Token({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <>
      <TokenName>{name}</TokenName>
      <code data-value="">{value}</code>
      {children}
    </>
  );
}

/** A few parts that follow the density. */
function Sample() {
  const t = useText(storybookText);
  return (
    <Parts>
      <TextInput aria-label={t("name")} value={t("sample")} onChange={() => undefined} />
      <Select aria-label={t("status")} value={1} options={[{ value: 1, label: t("onSale") }]} />
      <div data-line="">
        <Button variant="primary">{t("open")}</Button>
        <Button>{t("open")}</Button>
        <Checkbox isChecked>{t("onSale")}</Checkbox>
      </div>
      <table>
        <thead>
          <tr>
            <th>{t("name")}</th>
            <th>{t("price")}</th>
            <th>{t("status")}</th>
          </tr>
        </thead>
        <tbody>
          {["128.00", "64.00"].map((price) => (
            <tr key={price}>
              <td>{t("sample")}</td>
              <td>
                <Money value={price} />
              </td>
              <td>
                <StatusTag tone="success">{t("onSale")}</StatusTag> <Switch isOn aria-label={t("onSale")} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Parts>
  );
}

const Columns = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
    gap: "4",
    "& > section": {
      display: "grid",
      gap: "3",
      alignContent: "start",
      padding: "4",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "lg",
      background: "bg.panel",
      fontSize: "body",
    },
    "& dl": { display: "grid", gap: "1", fontSize: "xs", color: "fg.muted" },
    "& dl > div": { display: "flex", justifyContent: "space-between", gap: "3" },
  },
});
const Parts = styled("div", {
  base: {
    display: "grid",
    gap: "var(--density-gap)",
    "& > [data-line]": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
    "& th, & td": { padding: "var(--density-cell)", borderBottomWidth: "1px", borderColor: "border.muted", textAlign: "start" },
    "& th": { background: "bg.subtle", fontWeight: "medium", whiteSpace: "nowrap" },
  },
});
const Bar = styled("i", { base: { height: "4", borderRadius: "xs", background: "brand.solid", maxWidth: "full" } });
const Boxes = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(6rem, 1fr))",
    gap: "5",
    "& > div": { display: "grid", justifyItems: "start", gap: "1", fontSize: "xs", color: "fg.muted" },
    "& i": { width: "20", height: "16", background: "bg.panel", borderWidth: "1px", borderColor: "border" },
  },
});
