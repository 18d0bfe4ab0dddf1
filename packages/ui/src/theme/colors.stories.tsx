import { useText } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { TokenGroup, TokenName } from "../../.storybook/foundations";
import { storybookText } from "../../.storybook/storybook-text";
import { contrast, steps } from "./brand-scale";
import { colors, semanticColors } from "./colors";
import { styled } from "./styled";
import { system } from "./system";

const description = `
What colours mean, in light and in dark. A screen names a meaning (\`fg.muted\`, \`brand.solid\`), never a step of a scale.

The number is the contrast of the text with its ground: 4.5 is WCAG AA for text, 3 for the edge of a control. Press a name to copy it.

**Do** take the \`fg\` of a palette for text on its \`subtle\`, and its \`contrast\` on its \`solid\`.

**Don't** say anything by a colour alone: a status has a word, a field an error.
`;

const meta = {
  title: "Foundations/Colours",
  parameters: { controls: { disable: true }, docs: { description: { component: description } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modes = ["light", "dark"] as const;

/** Every semantic token in both modes. */
export const Semantic: Story = {
  render: function Semantic() {
    const t = useText(storybookText);
    const groups = Object.entries(semanticColors).map(([group, tokens]) => (
      <TokenGroup key={group} title={group}>
        <Rows>
          <span />
          {modes.map((mode) => (
            <b key={mode}>{t(mode)}</b>
          ))}
          {namesIn(group, tokens).map((name) => (
            <Row key={name} name={name} />
          ))}
        </Rows>
      </TokenGroup>
    ));
    return <>{groups}</>;
  },
  play: async ({ canvasElement }) => {
    const low = () =>
      [...canvasElement.querySelectorAll("[data-ratio]")].flatMap((cell) => {
        const { ratio, least, name } = cell instanceof HTMLElement ? cell.dataset : {};
        return Number(ratio) < Number(least) ? [`${name} ${ratio}`] : [];
      });
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-ratio]").length).toBeGreaterThan(80));
    await expect(low()).toEqual([]);
  },
};

/** The scales behind the tokens. The steps of the brand are computed from one colour. */
export const Scales: Story = {
  render: () => (
    <>
      {Object.entries(colors)
        .filter(([, scale]) => !("value" in scale))
        .map(([name]) => (
          <TokenGroup key={name} title={name}>
            <Scale>
              {steps.map((step) => (
                <div key={step}>
                  <i style={{ background: system.token.var(`colors.${name}.${step}`) }} />
                  <code>{step}</code>
                </div>
              ))}
            </Scale>
          </TokenGroup>
        ))}
    </>
  ),
};

function Row({ name }: { name: string }) {
  return (
    <>
      <TokenName>{name}</TokenName>
      {modes.map((mode) => (
        <div key={mode} className={`chakra-theme ${mode}`}>
          <Swatch name={name} mode={mode} />
        </div>
      ))}
    </>
  );
}

/** A token in use: text on its background, a line as a border, anything else as a surface. */
function Swatch({ name, mode }: { name: string; mode: string }) {
  const t = useText(storybookText);
  const [seen, setSeen] = useState<{ value: string; ratio: string | undefined }>();
  const { text, ground, least } = useOf(name);
  const isEdge = text === name && least !== 4.5;
  const read = (element: HTMLElement | null) => {
    if (!element || seen) return;
    const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
    const value = text === name ? (isEdge ? borderTopColor : color) : backgroundColor;
    const other = text === name ? backgroundColor : color;
    setSeen({ value: hexOf(value), ratio: text ? contrast(hexOf(value), hexOf(other)).toFixed(1) : undefined });
  };
  const variable = (token: string) => system.token.var(`colors.${token}`);
  return (
    <>
      <Chip
        ref={read}
        style={{
          background: variable(ground),
          ...(isEdge && { borderColor: variable(name), borderWidth: 2 }),
          ...(text && !isEdge && { color: variable(text) }),
        }}
      >
        {text && !isEdge && t("onSale")}
      </Chip>
      <code>{seen?.value}</code>
      {seen?.ratio && (
        <span data-ratio={seen.ratio} data-least={least} data-name={`${name} ${mode}`}>
          {seen.ratio}
        </span>
      )}
    </>
  );
}

interface Use {
  /** The text colour on the background; undefined for a surface without text. */
  text?: string;
  ground: string;
  /** The required contrast. */
  least?: number;
}

/** The background or the text colour that belongs to a token. */
function useOf(name: string): Use {
  const [group = "", ...rest] = name.split(".");
  const part = rest.join(".");
  if (group === "scrim" || part === "picked") return { ground: name };
  if (group === "fg") return { text: name, ground: part === "inverted" ? "bg.inverted" : "bg", least: 4.5 };
  if (group === "bg")
    return { text: part in semanticColors.fg && part !== "muted" && part !== "subtle" ? `fg.${part}` : "fg", ground: name, least: 4.5 };
  if (group === "border") return { text: name, ground: "bg", least: part === "control" ? 3 : 0 };
  if (group === "paper") {
    if (part === "border") return { text: name, ground: "paper", least: 0 };
    return ["fg", "muted", "link"].includes(part)
      ? { text: name, ground: "paper", least: 4.5 }
      : { text: "paper.fg", ground: name, least: 4.5 };
  }
  if (part === "contrast") return { text: name, ground: `${group}.solid`, least: 4.5 };
  if (part === "fg") return { text: name, ground: "bg", least: 4.5 };
  if (part === "border" || part === "focusRing") return { text: name, ground: "bg", least: 0 };
  return { text: `${group}.${part.startsWith("solid") ? "contrast" : "fg"}`, ground: name, least: 4.5 };
}

/** The names of the tokens of a group, the `DEFAULT` token first. */
function namesIn(name: string, tokens: object): string[] {
  if ("value" in tokens) return [name];
  return Object.entries(tokens).flatMap(([part, below]) => namesIn(part === "DEFAULT" ? name : `${name}.${part}`, below));
}

/** A computed colour as `#rrggbb`; a translucent one with its opacity: `#101319 46%`. */
function hexOf(color: string): string {
  const numbers = (color.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = color.startsWith("color(") ? numbers.map((part) => part * 255) : numbers;
  const alpha = numbers[3] ?? 1;
  const hex = `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
  return alpha < 1 ? `${hex} ${Math.round(alpha * 100)}%` : hex;
}

const Rows = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(8rem, 11rem) repeat(2, minmax(0, 19rem))",
    alignItems: "stretch",
    columnGap: "3",
    "& > b": { fontSize: "sm", fontWeight: "medium", color: "fg.muted", paddingBottom: "1" },
    "& > div": {
      display: "grid",
      gridTemplateColumns: "5.5rem minmax(0, 1fr) 2.5rem",
      alignItems: "center",
      gap: "3",
      padding: "1.5",
      background: "bg.panel",
      color: "fg.muted",
      fontSize: "xs",
      fontVariantNumeric: "tabular-nums",
      "& > code": { overflowWrap: "anywhere" },
    },
    "@media (max-width: 760px)": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      "& > button, & > span": { gridColumn: "1 / -1" },
      "& > div": { gridTemplateColumns: "4rem minmax(0, 1fr)", "& > [data-ratio]": { gridColumn: "2" } },
    },
  },
});

const Chip = styled("span", {
  base: {
    display: "grid",
    placeItems: "center",
    height: "8",
    borderWidth: "1px",
    borderColor: "border.muted",
    borderRadius: "md",
    fontSize: "sm",
    fontWeight: "medium",
    whiteSpace: "nowrap",
  },
});

const Scale = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(3.25rem, 1fr))",
    gap: "1",
    "& > div": { display: "grid", gap: "1", textAlign: "center", fontSize: "xs", color: "fg.muted" },
    "& i": { height: "12", borderRadius: "sm", borderWidth: "1px", borderColor: "border.muted" },
  },
});
