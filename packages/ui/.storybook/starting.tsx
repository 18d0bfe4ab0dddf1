import { useText } from "@shopkeeper/hooks/texts";
import { styled } from "../src/theme/styled";
import { useStartProgress } from "./start-progress";
import { storybookText } from "./storybook-text";

/** The placeholder of a story while its shop opens; the first story waits for the server and shows its progress. */
export function Starting() {
  const t = useText(storybookText);
  const progress = useStartProgress();
  if (!progress) return <span data-opening="" />;
  const { phase, done, total } = progress;
  return (
    <Root role="status" data-opening={phase}>
      <span>{t(`starting.${phase}`)}</span>
      <progress aria-label={t(`starting.${phase}`)} max={total} value={phase === "opening" ? undefined : done} />
      <small>{t("starting.size", { done: megabytes(done), total: megabytes(total) })}</small>
    </Root>
  );
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    maxWidth: "20rem",
    color: "fg",
    fontSize: "body",
    "& > progress": { width: "full", accentColor: "brand.solid" },
    "& > small": { color: "fg.muted", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
  },
});
