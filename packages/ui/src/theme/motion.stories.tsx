import { useText } from "@shopkeeper/hooks/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { TokenGroup, TokenName, TokenRows } from "../../.storybook/foundations";
import { storybookText } from "../../.storybook/storybook-text";
import { Button } from "../core/button";
import { useMedia } from "../core/use-media";
import { animations, durations, easings } from "./scales";
import { styled } from "./styled";
import { system } from "./system";

const description = `
What a person started moves at once and briefly. Where the system asks for reduced motion, every animation and transition takes 0.01 ms and runs
once: the result is there, the way to it is not.

**Do** take \`fast\` for colours, \`moderate\` for what opens in place, \`slow\` for what slides over the page.

**Don't** move anything that says something only by moving.
`;

const meta = {
  title: "Foundations/Motion",
  parameters: { controls: { disable: true }, docs: { description: { component: description } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: function Motion() {
    const t = useText(storybookText);
    const [isMoved, setMoved] = useState(false);
    const isReduced = useMedia("(prefers-reduced-motion: reduce)");
    const track = (duration: string, easing: string) => (
      <Track>
        <i
          style={{
            insetInlineStart: isMoved ? "calc(100% - 1.25rem)" : 0,
            transition: `inset-inline-start ${system.token.var(`durations.${duration}`)} ${system.token.var(`easings.${easing}`)}`,
          }}
        />
      </Track>
    );
    return (
      <>
        <Head>
          <Button variant="primary" onClick={() => setMoved(!isMoved)}>
            {t("move")}
          </Button>
          <span>{t(isReduced ? "reduced" : "moving")}</span>
        </Head>
        {Object.entries(easings).map(([easing, { value: curve }]) => (
          <TokenGroup key={easing} title={`easings.${easing}`}>
            <code>{curve}</code>
            <TokenRows>
              {Object.entries(durations).map(([duration, { value }]) => (
                <Token key={duration} name={duration} value={value}>
                  {track(duration, easing)}
                </Token>
              ))}
            </TokenRows>
          </TokenGroup>
        ))}
        <TokenGroup title="animations">
          <TokenRows>
            {Object.entries(animations).map(([name, { value }]) => (
              <Token key={name} name={name} value={value}>
                <Moving style={{ animation: system.token.var(`animations.${name}`) }} />
              </Token>
            ))}
          </TokenRows>
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

const Head = styled("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4", paddingBottom: "5", "& > span": { color: "fg.muted" } },
});
const Track = styled("div", {
  base: {
    position: "relative",
    height: "5",
    maxWidth: "24rem",
    borderRadius: "full",
    background: "bg.muted",
    "& > i": { position: "absolute", top: 0, width: "5", height: "5", borderRadius: "full", background: "brand.solid" },
  },
});
const Moving = styled("i", { base: { width: "5", height: "5", borderRadius: "sm", background: "brand.solid" } });
