import { useText } from "@shopkeeper/hooks/texts";
import { type PasswordStrength, profileLimits, profileText } from "@shopkeeper/hooks/session";
import { styled } from "../theme/styled";

const steps = { none: 0, short: 0, long: 0, account: 0, common: 0, weak: 1, fair: 2, strong: 3 } as const;

/** The strength of a password while it is typed: three bars and a sentence, with advice until it is strong. `hint` is shown before. */
export function PasswordMeter({ strength: { level, missing }, hint }: { strength: PasswordStrength; hint?: string }) {
  const t = useText(profileText);
  if (level === "none") return hint ?? t("problems.newLength", profileLimits);
  return (
    <Root data-level={level}>
      <Bars aria-hidden>
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={step <= steps[level] || undefined} />
        ))}
      </Bars>
      <span>{t(`strength.${level}`, { missing, ...profileLimits })}</span>
      {(level === "weak" || level === "fair") && <em>{t("strength.advice")}</em>}
    </Root>
  );
}

const Root = styled("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    "--bar": "colors.border.control",
    "&[data-level=weak]": { "--bar": "colors.amber.focusRing" },
    "&[data-level=fair]": { "--bar": "colors.brand.focusRing" },
    "&[data-level=strong]": { "--bar": "colors.green.focusRing" },
    "& > em": { fontStyle: "normal", flexBasis: "full" },
  },
});

const Bars = styled("span", {
  base: {
    display: "flex",
    gap: "1",
    "& > i": { width: "28px", height: "4px", borderRadius: "full", background: "bg.emphasized", transition: "background-color .16s" },
    "& > i[data-on]": { background: "var(--bar)" },
  },
});
