import { shownTime, useNow } from "@shopkeeper/hooks/dates";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { detailHours, deviceText, useDeviceDetail } from "@shopkeeper/hooks/devices";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { metricUnits } from "@shopkeeper/sdk/rules/devices";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { Drawer } from "../core/drawer";
import { ErrorBoundary } from "../core/error-boundary";
import { lazyComponent } from "../core/lazy-component";
import { LoadState } from "../core/load-state";
import { RadioGroup } from "../core/radio-group";
import { Skeleton } from "../core/skeleton";
import { TimeAgo } from "../core/time-ago";
import { SummaryList } from "../list/summary-list";
import { styled } from "../theme/styled";
import { AlarmHistory } from "./alarm-history";
import { AlarmTags, DeviceStateTag } from "./device-tags";
import { readingText } from "./reading-list";

const ReadingChart = lazyComponent(() => import("./reading-chart").then((file) => file.ReadingChart));

/** 设备详情: a device's state, its readings as charts, and its alarms. Mount it to open it. */
export function DeviceDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const detail = useDeviceDetail(id);
  const { device, hours, setHours } = detail;
  const t = useText(deviceText);
  const language = useLanguage();
  return (
    <Drawer title={device?.name ?? t("form.viewTitle")} isOpen width={720} isFitted onClose={onClose}>
      <LoadState of={detail}>
        {device && (
          <Root>
            <SummaryList
              items={[
                [t("fields.state"), <DeviceStateTag key="state" state={device.state} />],
                [t("fields.alarms"), <AlarmTags key="alarms" alarms={device.alarms} />],
                [t("fields.lastTime"), <TimeAgo key="time" time={device.lastTime} />],
                [t("fields.kind"), labelOf("DeviceKind", device.kind, language)],
                [t("fields.place"), device.place || "-"],
                [t("fields.token"), t(device.hasToken ? "list.hasToken" : "list.noToken")],
                [t("fields.createTime"), shownTime(device.createTime)],
              ]}
            />
            <RadioGroup
              variant="segments"
              label={t("detail.hours")}
              value={hours}
              onChange={setHours}
              options={detailHours.map((value) => ({ value, label: t("detail.hoursValue", { count: value }) }))}
            />
            <Charts device={device} />
            <section>
              <h3>{t("detail.alarms")}</h3>
              <AlarmHistory alarms={device.pastAlarms} />
            </section>
          </Root>
        )}
      </LoadState>
    </Drawer>
  );
}

function Charts({ device }: { device: Schema<"DeviceDetail"> }) {
  const t = useText(deviceText);
  const language = useLanguage();
  const now = useNow();
  if (device.series.length === 0) return <p role="status">{t("detail.noReadings")}</p>;
  return device.series.map(({ metric, value, points }) => {
    const name = labelOf("DeviceMetric", metric, language);
    const step = (device.hours * 3_600_000) / Math.max(1, points.length);
    const timeOf = (at: number) => wireTime(new Date(now.getTime() - (points.length - 1 - at) * step)).slice(11, 16);
    return (
      <section key={metric}>
        <h3>
          {name} <b>{readingText({ metric, value })}</b>
        </h3>
        {points.length > 0 && (
          <Stage>
            <ErrorBoundary fallback={() => null}>
              <ReadingChart
                label={t("detail.chart", { metric: name, hours: device.hours })}
                unit={metricUnits[metric]}
                points={points.map((point, at) => ({ time: timeOf(at), value: point }))}
                fallback={<Skeleton width="100%" height={132} />}
              />
            </ErrorBoundary>
          </Stage>
        )}
      </section>
    );
  });
}

const Stage = styled("div", { base: { height: "140px" } });

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    gap: "5",
    "& > dl, & > section": { width: "full" },
    "& h3": { marginBottom: "2", fontSize: "md", fontWeight: "semibold" },
    "& h3 > b": { marginInlineStart: "1", fontVariantNumeric: "tabular-nums" },
  },
});
