import { useText } from "@shopkeeper/hooks/texts";
import { type Palette, type PaletteGroup, type PaletteItem, paletteText } from "@shopkeeper/hooks/layout/palette";
import { useDeferredValue, useLayoutEffect, useRef } from "react";
import { Skeleton } from "../core/skeleton";
import { PaletteOption } from "./palette-option";
import { useMedia } from "../core/use-media";

/** The rows that fill the palette as it opens; the others follow at once. */
const firstRows = 12;

/** The palette's options, group by group; the highlighted option is kept in view. */
export function PaletteList({ id, palette, optionId }: { id: string; palette: Palette; optionId(at: number): string }) {
  const t = useText(paletteText);
  const list = useRef<HTMLDivElement>(null);
  const hasPins = useMedia("(hover: none)");
  const rows = useDeferredValue(palette.items.length, firstRows);
  const placeOf = (item: PaletteItem) => palette.items.indexOf(item);
  const isRendered = (item: PaletteItem) => placeOf(item) < Math.max(rows, firstRows);
  const shown = palette.highlighted?.id;
  useLayoutEffect(() => {
    const option = list.current?.querySelector("[aria-selected=true]");
    const isFirst = option === list.current?.querySelector("[role=option]");
    if (isFirst) list.current?.scrollTo(0, 0); // its heading belongs to it
    else option?.scrollIntoView({ block: "nearest" });
  }, [shown, palette.text, rows]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t("results")}
      aria-busy={palette.isLoading || undefined}
      data-list=""
      onMouseDown={(event) => event.preventDefault()} // the search box keeps the focus
    >
      {palette.groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <GroupHeading id={`${id}-${group.key}`} group={group} />
          {group.items.filter(isRendered).map((item) => (
            <PaletteOption
              key={item.id}
              id={optionId(placeOf(item))}
              item={item}
              isHighlighted={item.id === shown}
              hasPin={hasPins}
              onHighlight={() => item.id !== shown && palette.highlight(item.id)}
              onChoose={() => palette.choose(item)}
              onPin={() => palette.pin(item)}
            />
          ))}
          <GroupState group={group} />
        </div>
      ))}
    </div>
  );
}

function GroupHeading({ id, group }: { id: string; group: PaletteGroup }) {
  const t = useText(paletteText);
  return (
    <div id={id} role="presentation" data-heading="">
      {typeof group.heading === "string" ? t(`groups.${group.heading}`) : group.heading.records}
    </div>
  );
}

/** The state of a group of records: loading, failed or empty. */
function GroupState({ group }: { group: PaletteGroup }) {
  const t = useText(paletteText);
  const label = typeof group.heading === "string" ? "" : group.heading.records;
  if (group.problem !== undefined) {
    return (
      <div role="presentation" data-problem="">
        {t("failed", { label, reason: group.problem })}
      </div>
    );
  }
  if (!group.isLoading || group.items.length > 0) return null;
  return (
    <div role="presentation" data-skeleton="">
      <span className="sk-hidden">{t("loading", { label })}</span>
      <Skeleton width="42%" />
    </div>
  );
}
