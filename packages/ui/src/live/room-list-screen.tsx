import { controlText, textOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { anyReview, liveText, type RoomList, useRoomList } from "@shopkeeper/hooks/live";
import { labelOf, LiveStatus, ShownFlag } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { codeOptions } from "../core/code-options";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import { SelectFilter } from "../list/select-filter";
import { TextFilter } from "../list/text-filter";
import { HostCode } from "./host-code";
import { roomColumns, roomName, type RoomLinks } from "./room-columns";
import { RoomDialogs } from "./room-dialogs";

export interface RoomListScreenProps extends RoomLinks {
  search: SearchParamsState;
  onCreate: () => void;
}

/** The list where a merchant follows live rooms, switches them, adds goods and assigns assistants. */
export function RoomListScreen({ search, onCreate, ...links }: RoomListScreenProps) {
  const list = useRoomList(search);
  const t = useText(liveText);
  const language = useLanguage();
  return (
    <ListPage
      list={{ ...list, ...links }}
      text={(key) => t(`rooms.${key}`)}
      columns={roomColumns}
      rowName={roomName}
      add={<AddButton onClick={list.can.add ? onCreate : undefined}>{t("rooms.add")}</AddButton>}
      actions={<HostCode />}
      filters={<RoomFilters list={list} />}
      division={{
        label: t("rooms.tabs"),
        of: list.tabs,
        labelOf: (tab) => (tab === anyReview ? t("rooms.all") : labelOf("RoomReviewStatus", tab, language)),
        empty: (tab) => t("rooms.list.emptyTab", { tab }),
      }}
    >
      <RemovalDialogs
        of={list.removal}
        rowName={roomName}
        question={(name) => t("rooms.removeQuestion", { name })}
        hint={t("rooms.removeHint")}
      />
      <RoomDialogs list={list} />
    </ListPage>
  );
}

/** Choices apply at once, the text when the search is submitted. */
function RoomFilters({ list }: { list: RoomList }) {
  const t = useText(liveText);
  const language = useLanguage();
  const filters = useFilters(list);
  const placeholder = t("rooms.choose");
  const shown = [
    { value: ShownFlag.shown, label: t("rooms.shown") },
    { value: ShownFlag.hidden, label: t("rooms.hidden") },
  ];
  const stars = ([5, 4, 3, 2, 1] as const).map((value) => ({ value, label: textOf(controlText, "stars.nth", { count: value }) }));
  return (
    <FilterBar {...filters.bar}>
      <SelectFilter label={t("rooms.storeShow")} placeholder={placeholder} options={shown} {...filters.choice("storeShow")} />
      <SelectFilter
        label={t("rooms.liveStatus")}
        placeholder={placeholder}
        options={codeOptions("LiveStatus", Object.values(LiveStatus), language)}
        {...filters.choice("liveStatus")}
      />
      <SelectFilter label={t("rooms.star")} placeholder={placeholder} options={stars} {...filters.choice("star")} />
      <TextFilter label={t("rooms.search")} placeholder={t("rooms.searchHint")} width={300} {...filters.text("keywords")} />
    </FilterBar>
  );
}
