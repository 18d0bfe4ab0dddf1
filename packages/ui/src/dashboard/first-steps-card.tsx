import { type Question } from "@shopkeeper/hooks/form";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { dashboardText, type FirstStep } from "@shopkeeper/hooks/dashboard";
import { labelOf } from "@shopkeeper/sdk";
import { Check } from "lucide-react";
import { Button } from "../core/button";
import { ButtonLink } from "../core/button-link";
import { ConfirmDialog } from "../core/confirm-dialog";
import { styled } from "../theme/styled";
import { DashboardCard } from "./dashboard-card";
import { openingOf } from "../core/opening-of";

export interface FirstStepsCardProps {
  steps: readonly FirstStep[];
  /** Dismisses the card, after confirmation; undefined without the right. */
  putAway: Question<true> | undefined;
  onOpen: (path: string) => void;
}

/** The first steps of a new shop, and which of them are done. */
export function FirstStepsCard({ steps, putAway, onOpen }: FirstStepsCardProps) {
  const t = useText(dashboardText);
  const language = useLanguage();
  const next = steps.find(({ isDone, path }) => !isDone && path !== undefined);
  return (
    <DashboardCard
      title={t("steps.title")}
      note={t("steps.hint")}
      actions={
        <Progress>
          {t("steps.progress", { done: steps.filter(({ isDone }) => isDone).length, total: steps.length })}
          {putAway && (
            <Button variant="link" onClick={() => putAway.open(true)}>
              {t("steps.putAway")}
            </Button>
          )}
        </Progress>
      }
    >
      <List>
        {steps.map(({ key, isDone, path }, at) => (
          <li key={key} data-done={isDone || undefined}>
            <i aria-hidden>{isDone ? <Check size={15} strokeWidth={2.5} /> : at + 1}</i>
            <div>
              <strong>{labelOf("FirstStepKey", key, language)}</strong>
              <p>{t(`steps.${key}Hint`)}</p>
            </div>
            {isDone ? (
              <small>{t("steps.done")}</small>
            ) : path === undefined ? (
              <small>{t("steps.open")}</small>
            ) : (
              <ButtonLink
                variant={next?.key === key ? "primary" : "secondary"}
                aria-label={`${t("steps.go")} ${labelOf("FirstStepKey", key, language)}`}
                {...openingOf(path, onOpen)}
              >
                {t("steps.go")}
              </ButtonLink>
            )}
          </li>
        ))}
      </List>
      <ConfirmDialog question={putAway} text={() => t("steps.putAwayQuestion")} />
    </DashboardCard>
  );
}

const Progress = styled("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    whiteSpace: "nowrap",
    fontSize: "xs",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
});

const List = styled("ol", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 270px), 1fr))",
    paddingInline: { base: "4", md: "5" },
    paddingBottom: { base: "4", md: "5" },
    "& > li": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      padding: "3",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "md",
      "& > i": {
        display: "grid",
        placeItems: "center",
        flexShrink: 0,
        boxSize: "28px",
        borderRadius: "full",
        borderWidth: "1px",
        borderColor: "border.emphasized",
        fontSize: "xs",
        fontStyle: "normal",
        color: "fg.muted",
      },
      "& > div": { flex: 1, minWidth: 0 },
      "& strong": { fontSize: "sm", fontWeight: "medium" },
      "& p": { fontSize: "xs", color: "fg.subtle" },
      "& > small": { fontSize: "xs", color: "fg.muted", whiteSpace: "nowrap" },
      "&[data-done]": {
        background: "bg.subtle",
        "& > i": { background: "green.subtle", borderColor: "transparent", color: "green.fg" },
        "& strong": { color: "fg.muted" },
        "& > small": { color: "green.fg" },
      },
    },
  },
});
