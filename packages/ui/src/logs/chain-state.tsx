import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { type LogList, logText, type LogTextKey } from "@shopkeeper/hooks/logs";
import type { Schema } from "@shopkeeper/sdk";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";

/** Whether the log's hash chain is intact, and when that was verified. */
export function ChainState({ of: { data, error, isLoading, isRefreshing, retry } }: { of: LogList["chain"] }) {
  const t = useText(logText);
  const isBroken = data !== undefined && !data.isWhole;
  const sentence = isLoading ? t("chain.verifying") : data ? stateOf(data) : error ? t("chain.failed") : "";
  return (
    <Root role="status" data-broken={isBroken || undefined}>
      {isBroken ? <ShieldAlert size={16} aria-hidden /> : <ShieldCheck size={16} aria-hidden />}
      <span>{sentence}</span>
      {!isLoading && (
        <Button size="sm" isBusy={isRefreshing} onClick={retry}>
          {t("chain.again")}
        </Button>
      )}
    </Root>
  );
}

function stateOf({ entries, unchained, isWhole, faults, lastTime }: Schema<"LogChain">) {
  const t = (key: LogTextKey, params?: Record<string, string | number>) => textOf(logText, key, params);
  const earlier = unchained > 0 ? ` ${t("chain.unchained", { count: unchained })}` : "";
  if (!isWhole) return t("chain.broken", { count: faults }) + earlier;
  return (entries === 0 ? t("chain.empty") : t("chain.whole", { count: entries, time: shownTime(lastTime) })) + earlier;
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    fontSize: "sm",
    color: "fg.muted",
    "& > svg": { flexShrink: 0, color: "fg.success" },
    "& > span": { minWidth: 0 },
    "&[data-broken]": { color: "fg.error", "& > svg": { color: "fg.error" } },
  },
});
