import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { seckillText, useActivityList } from "@shopkeeper/hooks/seckill";
import type { Schema } from "@shopkeeper/sdk";
import { lazyComponent } from "../core/lazy-component";
import { RadioGroup } from "../core/radio-group";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { ListScreen } from "../list/list-screen";
import { TextFilter } from "../list/text-filter";
import { activityColumns, activityName } from "./activity-columns";
import { DayFilter } from "./day-filter";

const ActivityCalendar = lazyComponent(() => import("./activity-calendar").then((file) => file.ActivityCalendar));

export interface ActivityListScreenProps {
  search: SearchParamsState;
  onJoin: (activity: Pick<Schema<"SeckillActivity">, "id">) => void;
}

/** The platform's activities as a list or a calendar, where a merchant takes part in them. */
export function ActivityListScreen({ search, onJoin }: ActivityListScreenProps) {
  const t = useText(seckillText);
  const [params, setParams] = search;
  const isCalendar = params.get("view") === "calendar";
  const toggle = (
    <RadioGroup
      variant="segments"
      label={t("activities.view")}
      options={[
        { value: false, label: t("activities.list") },
        { value: true, label: t("activities.calendar") },
      ]}
      value={isCalendar}
      onChange={(next) => setParams(() => new URLSearchParams(next ? { view: "calendar" } : {}))}
    />
  );
  if (!isCalendar) return <ActivityRows search={search} onJoin={onJoin} toggle={toggle} />;
  return (
    <ListScreen title={t("activities.title")} actions={toggle}>
      <ActivityCalendar search={search} onJoin={onJoin} fallback={<div aria-busy style={{ minHeight: "36rem" }} />} />
    </ListScreen>
  );
}

function ActivityRows({ search, onJoin, toggle }: ActivityListScreenProps & { toggle: React.ReactNode }) {
  const list = useActivityList(search);
  const t = useText(seckillText);
  const filters = useFilters(list);
  return (
    <ListPage
      list={{ ...list, onJoin }}
      text={(key) => t(texts[key])}
      columns={activityColumns}
      rowName={activityName}
      actions={toggle}
      filters={
        <FilterBar {...filters.bar}>
          <DayFilter label={t("activities.date")} placeholder={t("activities.datePlaceholder")} {...filters.choice("date")} />
          <TextFilter label={t("activities.name")} placeholder={t("filters.activity")} {...filters.text("name")} />
        </FilterBar>
      }
    />
  );
}

const texts = { "list.title": "activities.title", "list.empty": "activities.empty", "list.emptyHint": "activities.emptyHint" } as const;
