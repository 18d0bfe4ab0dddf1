import { useText } from "@shopkeeper/hooks/texts";
import { profileText, useSecondFactor } from "@shopkeeper/hooks/session";
import { useId } from "react";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { lazyDialog } from "../core/lazy-dialog";
import { LoadState } from "../core/load-state";
import { StatusTag } from "../core/status-tag";
import { styled } from "../theme/styled";

const FactorDialogs = lazyDialog(
  () => import("./factor-dialogs").then((file) => file.FactorDialogs),
  ({ factor }) => factor.close(),
);

/** Whether a login needs a code too, with buttons to turn that on and off. */
export function SecondFactorCard() {
  const factor = useSecondFactor();
  const t = useText(profileText);
  const id = useId();
  const { data: state } = factor;
  return (
    <Root aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("factor.title")}</h2>
        <p>{t("factor.hint")}</p>
      </div>
      <LoadState of={factor}>
        {state && (
          <Line>
            <StatusTag tone={state.isOn ? "success" : "neutral"}>{t(state.isOn ? "factor.on" : "factor.off")}</StatusTag>
            {state.isOn && (
              <span>
                {t("factor.since", { time: state.startTime ?? "" })} · {t("factor.codesLeft", { count: state.recoveryCodes })}
              </span>
            )}
            <Actions>
              {state.isOn ? (
                <>
                  <Button size="sm" onClick={() => factor.open("codes")}>
                    {t("factor.codes")}
                  </Button>
                  <Button size="sm" onClick={() => factor.open("off")}>
                    {t("factor.turnOff")}
                  </Button>
                </>
              ) : (
                <Button size="sm" onClick={() => factor.open("start")}>
                  {t("factor.turnOn")}
                </Button>
              )}
            </Actions>
          </Line>
        )}
      </LoadState>
      {factor.task && <FactorDialogs factor={factor} />}
    </Root>
  );
}

const Root = styled(Card, {
  base: {
    display: "grid",
    gap: "3",
    padding: "5",
    "& h2": { fontSize: "md", fontWeight: "semibold" },
    "& p": { marginTop: "0.5", fontSize: "xs", color: "fg.subtle" },
  },
});
const Line = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    "& > span:not([class])": { fontSize: "xs", color: "fg.muted" },
  },
});
const Actions = styled("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", marginInlineStart: "auto" } });
