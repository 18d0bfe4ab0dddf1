import { textOf, useLanguage } from "@shopkeeper/hooks/texts";
import { deviceText } from "@shopkeeper/hooks/devices";
import { DeviceState, labelOf, type Schema } from "@shopkeeper/sdk";
import { isUrgent } from "@shopkeeper/sdk/rules/devices";
import { styled } from "../theme/styled";
import { StatusTag, type Tone } from "../core/status-tag";

const tones: Readonly<Record<number, Tone>> = {
  [DeviceState.online]: "success",
  [DeviceState.late]: "warning",
  [DeviceState.offline]: "danger",
  [DeviceState.waiting]: "neutral",
};

/** Whether a device reports, in one word. */
export const DeviceStateTag = ({ state }: { state: number }) => (
  <StatusTag tone={tones[state] ?? "neutral"}>{labelOf("DeviceState", state, useLanguage())}</StatusTag>
);

/** The alarms of a device, or a tag that there are none. */
export function AlarmTags({ alarms }: { alarms: Schema<"Device">["alarms"] }) {
  if (alarms.length === 0) return <span>{textOf(deviceText, "list.noAlarm")}</span>;
  return (
    <Tags>
      {alarms.map(({ code }) => (
        <AlarmTag key={code} code={code} />
      ))}
    </Tags>
  );
}

const Tags = styled("span", { base: { display: "flex", flexWrap: "wrap", gap: "1" } });

/** The tag of an alarm; red if it is urgent. */
export const AlarmTag = ({ code }: { code: string }) => (
  <StatusTag tone={isUrgent(code) ? "danger" : "warning"}>{labelOf("DeviceAlarm", code, useLanguage())}</StatusTag>
);
