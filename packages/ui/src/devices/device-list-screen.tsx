import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type DeviceList, deviceText, useDeviceList } from "@shopkeeper/hooks/devices";
import { DeviceKind, DeviceState, labelOf } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { codeOptions } from "../core/code-options";
import { EmptyState } from "../core/empty-state";
import { FailureNotice } from "../core/failure-notice";
import { lazyDialog } from "../core/lazy-dialog";
import { Tabs } from "../core/tabs";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import { SelectFilter } from "../list/select-filter";
import { TextFilter } from "../list/text-filter";
import { ConnectGuide } from "./connect-guide";
import { deviceColumns } from "./device-columns";
import { TokenDialogs } from "./token-dialogs";
import { TroublePanel } from "./trouble-panel";

const DeviceDialog = lazyDialog(
  () => import("./device-dialog").then((file) => file.DeviceDialog),
  ({ onCancel }) => onCancel(),
);
const DeviceDrawer = lazyDialog(
  () => import("./device-drawer").then((file) => file.DeviceDrawer),
  ({ onClose }) => onClose(),
);

export interface DeviceListScreenProps {
  search: SearchParamsState;
  /** The address that devices report to. */
  reportUrl: string;
}

/** The list where a merchant sees the shop's devices, those with alarms first, and connects new ones. */
export function DeviceListScreen({ search, reportUrl }: DeviceListScreenProps) {
  const list = useDeviceList(search);
  const t = useText(deviceText);
  const { dialog, detail, summary, tokens, liveError } = list;
  const add = <AddButton onClick={dialog.add}>{t("form.addTitle")}</AddButton>;
  const hasNone = summary?.total === 0 && !list.reading.isRefused;
  return (
    <ListPage
      list={list}
      text={t}
      columns={deviceColumns}
      rowName={({ name }) => name}
      add={add}
      filters={!hasNone && <DeviceFilters list={list} />}
      tabs={summary && !hasNone && <StateTabs list={list} />}
      toolbar={
        <>
          {liveError !== undefined && <FailureNotice error={liveError} retry={list.reading.retry} />}
          {summary && !hasNone && <TroublePanel summary={summary} onOpen={(id) => detail.open(String(id))} />}
        </>
      }
      empty={
        hasNone && (
          <EmptyState
            title={t("list.empty")}
            hint={t("list.emptyHint")}
            action={
              <div>
                <p>{add}</p>
                <ConnectGuide reportUrl={reportUrl} />
              </div>
            }
          />
        )
      }
    >
      <RemovalDialogs
        of={list.removal}
        rowName={({ name }) => name}
        question={(name) => t("remove.question", { name })}
        hint={t("remove.hint")}
      />
      <TokenDialogs tokens={tokens} reportUrl={reportUrl} />
      {detail.key !== undefined && <DeviceDrawer id={Number(detail.key)} onClose={detail.close} />}
      {dialog.task && (
        <DeviceDialog
          task={dialog.task}
          onCancel={dialog.close}
          onDone={(added) => {
            dialog.close();
            if (added) tokens.make?.({ ...added, hasToken: false });
          }}
        />
      )}
    </ListPage>
  );
}

/** Tabs for all devices and each state, with their numbers. */
function StateTabs({
  list: {
    filters: { query, change },
    summary,
  },
}: {
  list: DeviceList;
}) {
  const t = useText(deviceText);
  const language = useLanguage();
  const counts: Readonly<Record<number, number | undefined>> = {
    [DeviceState.online]: summary?.online,
    [DeviceState.late]: summary?.late,
    [DeviceState.offline]: summary?.offline,
    [DeviceState.waiting]: summary?.waiting,
  };
  const all = -1;
  return (
    <Tabs<number>
      label={t("list.states")}
      value={query.state ?? all}
      onChange={(state) => change({ state: Object.values(DeviceState).find((one) => one === state) })}
      tabs={[
        { value: all, label: t("list.all"), count: summary?.total ?? 0 },
        ...[DeviceState.online, DeviceState.late, DeviceState.offline, DeviceState.waiting].map((state) => ({
          value: state,
          label: labelOf("DeviceState", state, language),
          count: counts[state] ?? 0,
        })),
      ]}
    />
  );
}

function DeviceFilters({ list }: { list: DeviceList }) {
  const t = useText(deviceText);
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <TextFilter label={t("list.keywords")} placeholder={t("list.keywordsHint")} {...filters.text("keywords")} />
      <SelectFilter
        label={t("fields.kind")}
        placeholder={t("list.allKinds")}
        options={codeOptions("DeviceKind", Object.values(DeviceKind), useLanguage())}
        {...filters.choice("kind")}
      />
    </FilterBar>
  );
}
