import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { curlLine, deviceText, sampleReport, tokenPlace } from "@shopkeeper/hooks/devices";
import { ConsumableKind, DeviceAlarm, DeviceMetric } from "@shopkeeper/sdk";
import { CopyText } from "../core/copy-text";
import { styled } from "../theme/styled";

export interface ConnectGuideProps {
  /** The address that devices report to. */
  reportUrl: string;
  /** Without it a placeholder is shown. */
  token?: string;
}

/** How a device reports: a line ready to copy, and the possible values. */
export function ConnectGuide({ reportUrl, token = tokenPlace }: ConnectGuideProps) {
  const t = useText(deviceText);
  const line = curlLine(reportUrl, token, sampleReport);
  const comma = useLanguage() === "en" ? ", " : "、";
  const join = (codes: object) => Object.values(codes).join(comma);
  const { offline: _offline, runningOut: _runningOut, ...alarms } = DeviceAlarm;
  return (
    <Root>
      <p>{t("token.curl")}</p>
      <pre>
        <CopyText text={line}>
          <code>{line}</code>
        </CopyText>
      </pre>
      <small>{t("token.fields", { metrics: join(DeviceMetric), consumables: join(ConsumableKind), alarms: join(alarms) })}</small>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2",
    maxWidth: "44rem",
    textAlign: "start",
    "& pre": { margin: 0, padding: "3", borderRadius: "md", background: "bg.muted", whiteSpace: "pre-wrap" },
    "& pre > span": { display: "flex", alignItems: "start", gap: "2" },
    "& code": { flex: 1, minWidth: 0, fontFamily: "mono", fontSize: "xs", overflowWrap: "anywhere" },
    "& small": { fontSize: "xs", color: "fg.subtle", overflowWrap: "anywhere" },
  },
});
