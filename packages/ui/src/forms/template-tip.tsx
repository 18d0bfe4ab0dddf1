import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { CircleQuestionMark, ExternalLink } from "lucide-react";
import { styled } from "../theme/styled";

export type TemplateTipProps = { text: string } & ({ href: string } | { href?: undefined; isOpen: boolean; onToggle: () => void });

/** A template's addition to a field: a tip that shows on hover and stays after a press, or a link to another page. */
export function TemplateTip(tip: TemplateTipProps) {
  const t = useText(formText);
  if (tip.href !== undefined) {
    return (
      <Link className="sk-link" href={tip.href} target="_blank" rel="noopener noreferrer">
        <span>{tip.text}</span>
        <ExternalLink size={12} aria-hidden />
        <span className="sk-hidden">{t("controls.opensElsewhere")}</span>
      </Link>
    );
  }
  return (
    <Mark
      type="button"
      aria-label={t("controls.tip", { text: tip.text })}
      aria-expanded={tip.isOpen}
      data-tip={tip.isOpen ? undefined : tip.text}
      onClick={tip.onToggle}
    >
      <CircleQuestionMark size={14} aria-hidden />
    </Mark>
  );
}

const Link = styled("a", {
  base: { fontSize: "xs", maxWidth: "full", "& > span": { minWidth: 0, whiteSpace: "normal", overflowWrap: "anywhere" } },
});

const Mark = styled("button", {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    boxSize: "5",
    borderRadius: "full",
    color: "fg.subtle",
    cursor: "pointer",
    _hover: { color: "fg" },
    _expanded: { color: "brand.fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    "@media (max-width: 640px)": { boxSize: "8" },
  },
});
