import { useText } from "@shopkeeper/hooks/core";
import { readRuleValue, specText } from "@shopkeeper/hooks/specs";
import { TriangleAlert } from "lucide-react";
import { styled } from "../theme/styled";

/** The values of a stored rule, a line for each spec; says so where they cannot be read. */
export function SpecLines({ ruleValue }: { ruleValue: string }) {
  const t = useText(specText);
  const { specs, isBroken } = readRuleValue(ruleValue);
  return (
    <Lines>
      {specs.map(({ value, detail }) => (
        <span key={value} title={detail.join(t("list.comma"))}>
          {detail.join(t("list.comma"))}
        </span>
      ))}
      {isBroken && (
        <em>
          <TriangleAlert size={13} aria-hidden />
          {t(specs.length > 0 ? "list.brokenPartly" : "list.broken")}
        </em>
      )}
    </Lines>
  );
}

const Lines = styled("span", {
  base: {
    display: "grid",
    gap: "0.5",
    minWidth: 0,
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > em": { display: "inline-flex", alignItems: "center", gap: "1", fontStyle: "normal", color: "fg.warning" },
  },
});
