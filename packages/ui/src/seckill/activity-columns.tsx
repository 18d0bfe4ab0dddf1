import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf } from "@shopkeeper/hooks/texts";
import { type ActivityList, seckillText, type SeckillTextKey } from "@shopkeeper/hooks/seckill";
import type { Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import type { Column } from "../list/table-column";
import { ActivityTag } from "./seckill-tags";

type Activity = Schema<"SeckillActivity">;

/** The context of the columns: the list, and the editor in which the shop takes part. */
export type ShownActivities = ActivityList & { onJoin: (activity: Activity) => void };

const text = (key: SeckillTextKey) => textOf(seckillText, key);
const limit = (pieces: number) => (pieces === 0 ? text("activities.noLimit") : pieces);

export const activityName = ({ name }: Activity) => name;

export const activityColumns: readonly Column<Activity, ShownActivities>[] = [
  idColumn(60),
  { key: "name", title: () => text("activities.name"), isHeading: true, isClipped: true, minWidth: 130, cell: activityName },
  { key: "productNum", title: () => text("activities.productNum"), width: 80, align: "end", cell: ({ productNum }) => productNum },
  {
    key: "oneQuota",
    isMinor: true,
    title: () => text("activities.oneQuota"),
    width: 80,
    align: "end",
    cell: ({ oneQuota }) => limit(oneQuota),
  },
  { key: "allQuota", title: () => text("activities.allQuota"), width: 80, align: "end", cell: ({ allQuota }) => limit(allQuota) },
  {
    ...{ key: "categories", isMinor: true, title: () => text("activities.categories"), width: 110, isClipped: true },
    cell: ({ productCategoryNames }) => productCategoryNames || text("activities.allCategories"),
  },
  {
    ...{ key: "stars", isMinor: true, title: () => text("activities.stars"), width: 100 },
    cell: ({ merStars }) => (
      <span role="img" aria-label={textOf(seckillText, "activities.starsOf", { count: merStars })}>
        {"★".repeat(merStars)}
      </span>
    ),
  },
  {
    key: "status",
    isState: true,
    title: () => text("activities.status"),
    width: 92,
    cell: ({ status }) => <ActivityTag status={status} />,
  },
  {
    ...{ key: "dates", title: () => text("activities.dates"), width: 110 },
    cell: ({ startDate, endDate }) => (
      <>
        {startDate}
        <br />
        {endDate}
      </>
    ),
  },
  {
    ...{ key: "times", isMinor: true, title: () => text("activities.times"), width: 112 },
    cell: ({ timeList }) => timeList.map((slot) => <div key={slot}>{slot}</div>),
  },
  {
    key: "createTime",
    isMinor: true,
    title: () => text("activities.createTime"),
    width: 100,
    cell: ({ createTime }) => shownTime(createTime),
  },
  actionsColumn({
    width: 130,
    shown: 1,
    rowName: activityName,
    actionsOf(activity, list) {
      const why = list.closedBecause(activity);
      return [
        list.canJoin && {
          ...{ key: "join", label: why ?? text("activities.join"), isDisabled: why !== undefined },
          onChoose: () => list.onJoin(activity),
        },
      ];
    },
  }),
];
