import { dayText } from "@shopkeeper/hooks/dates";
import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type ActivityCalendar, type CalendarSpan, seckillText, useActivityCalendar } from "@shopkeeper/hooks/seckill";
import { ChevronLeft, ChevronRight, TriangleAlert } from "lucide-react";
import { Button } from "../core/button";
import { IconButton } from "../core/icon-button";
import { LoadState } from "../core/load-state";
import { RadioGroup } from "../core/radio-group";
import { RefusedState } from "../core/refused-state";
import { CalendarRoot } from "./activity-calendar.styles";

export interface ActivityCalendarProps {
  search: SearchParamsState;
  onJoin: (activity: { id: number }) => void;
}

type Entry = ActivityCalendar["activities"][number];

const spans: readonly CalendarSpan[] = ["week", "month"];

/** The activities by week or month: a bar over the days of each, with the shop's products and the conflicting ones. */
export function ActivityCalendar({ search, onJoin }: ActivityCalendarProps) {
  const calendar = useActivityCalendar(search);
  const t = useText(seckillText);
  if (calendar.isRefused) return <RefusedState />;
  return (
    <CalendarRoot>
      <div data-bar="">
        <IconButton label={t("calendar.before")} icon={<ChevronLeft size={16} aria-hidden />} onClick={() => calendar.step(-1)} />
        <h2 aria-live="polite">{calendar.month}</h2>
        <IconButton label={t("calendar.after")} icon={<ChevronRight size={16} aria-hidden />} onClick={() => calendar.step(1)} />
        <Button onClick={calendar.toToday}>{t("calendar.today")}</Button>
        <RadioGroup
          variant="segments"
          label={t("calendar.span")}
          options={spans.map((value) => ({ value, label: t(`calendar.${value}`) }))}
          value={calendar.span}
          onChange={calendar.setSpan}
        />
      </div>
      <LoadState of={calendar}>
        <Weekdays days={calendar.weeks[0]?.days ?? []} />
        {calendar.weeks.map((week) => (
          <Week key={week.days[0]} week={week} calendar={calendar} onJoin={onJoin} />
        ))}
        <Clashes calendar={calendar} />
      </LoadState>
    </CalendarRoot>
  );
}

/** The heads of the columns, Monday to Sunday. */
function Weekdays({ days }: { days: readonly string[] }) {
  const language = useLanguage();
  return (
    <div data-weekdays="" aria-hidden>
      {days.map((day) => (
        <span key={day}>{dayText(day, language, "weekday")}</span>
      ))}
    </div>
  );
}

/** Seven days with a bar for every activity in them. */
function Week({
  week,
  calendar,
  onJoin,
}: {
  week: ActivityCalendar["weeks"][number];
  calendar: ActivityCalendar;
  onJoin: ActivityCalendarProps["onJoin"];
}) {
  return (
    <section data-week="" data-span={calendar.span} aria-label={`${week.days[0]} – ${week.days.at(-1)}`}>
      {week.days.map((day, at) => (
        <div
          key={day}
          data-day=""
          data-other={calendar.span === "month" && !day.startsWith(calendar.month) ? "" : undefined}
          aria-current={day === calendar.today ? "date" : undefined}
          style={{ gridColumn: at + 1, gridRow: `1 / span ${week.placed.length + 2}` }}
        >
          <time dateTime={day}>{Number(day.slice(8))}</time>
        </div>
      ))}
      {week.placed.map(({ activity, from, to, line }) => (
        <Bar
          key={activity.id}
          activity={activity}
          clashes={calendar.clashes.get(activity.id)?.size ?? 0}
          place={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: line + 2 }}
          closed={calendar.closedBecause(activity)}
          onChoose={calendar.canJoin ? () => onJoin(activity) : undefined}
        />
      ))}
    </section>
  );
}

interface BarProps {
  activity: Entry;
  clashes: number;
  place: { gridColumn: string; gridRow: number };
  /** The reason why the shop cannot take part. */
  closed: string | undefined;
  /** Undefined without the right to take part. */
  onChoose: (() => void) | undefined;
}

/** An activity; a button where the shop may take part. */
function Bar({ activity, clashes, place, closed, onChoose }: BarProps) {
  const t = useText(seckillText);
  const { name, products, timeList } = activity;
  const part = products.length === 0 ? t("calendar.none") : t("calendar.taking", { count: products.length });
  const more = [timeList.join(" "), clashes > 0 && t("calendar.clashes", { count: clashes }), onChoose && closed]
    .filter(Boolean)
    .join(", ");
  const shared = {
    "data-activity": "",
    "data-part": products.length > 0 ? "" : undefined,
    "data-clash": clashes > 0 ? "" : undefined,
    "data-tip": `${name}, ${part}, ${more}`,
    style: place,
  };
  const content = (
    <>
      {clashes > 0 && <TriangleAlert size={12} aria-hidden />}
      <b>{name}</b>
      <span>{part}</span>
      <span className="sk-hidden">{more}</span>
    </>
  );
  if (!onChoose) return <div {...shared}>{content}</div>;
  return (
    <button type="button" {...shared} disabled={closed !== undefined} onClick={onChoose}>
      {content}
    </button>
  );
}

/** The products that are in several activities at the same time. */
function Clashes({ calendar }: { calendar: ActivityCalendar }) {
  const t = useText(seckillText);
  const nameOf = (productId: number) =>
    calendar.activities.flatMap(({ products }) => products).find((product) => product.productId === productId)?.name ?? "";
  // each product once, with all its activities, the earliest first
  const clashing = new Map(
    calendar.activities
      .toReversed()
      .flatMap((activity) => [...(calendar.clashes.get(activity.id) ?? [])].map(([id, others]) => [id, [activity, ...others]] as const)),
  );
  return (
    <section data-clashes="">
      <h3>{t("calendar.clashTitle")}</h3>
      {clashing.size === 0 ? (
        <p>{t("calendar.noClash")}</p>
      ) : (
        <>
          <p>{t("calendar.clashHint")}</p>
          <ul>
            {[...clashing].map(([productId, places]) => (
              <li key={productId}>
                {t("calendar.clash", { product: nameOf(productId), activities: places.map(({ name }) => name).join("”“") })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
