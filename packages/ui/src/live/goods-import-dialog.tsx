import { useFilters } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { liveText, type Room, useGoodsImport } from "@shopkeeper/hooks/live";
import { FilterBar } from "../list/filter-bar";
import { TextFilter } from "../list/text-filter";
import { PickerDialog } from "../picker/picker-dialog";
import { goodsColumns } from "./goods-columns";

export interface GoodsImportDialogProps {
  /** The room that the goods are added to. */
  room: Room;
  /** Closes it; also called when the goods have been added. */
  onClose: () => void;
}

/** 商品信息: goods approved by WeChat, picked over the pages and added to a room. Mount it to open it. */
export function GoodsImportDialog({ room, onClose }: GoodsImportDialogProps) {
  const picker = useGoodsImport({ room, onDone: onClose });
  const t = useText(liveText);
  const filters = useFilters(picker);
  return (
    <PickerDialog
      title={t("rooms.importTitle")}
      width={1000}
      picker={picker}
      columns={goodsColumns}
      nameOf={({ name }) => name}
      filters={
        <FilterBar {...filters.bar} isNested>
          <TextFilter label={t("rooms.importSearch")} placeholder={t("rooms.importHint")} width={300} {...filters.text("keywords")} />
        </FilterBar>
      }
      empty={{ title: t("rooms.importEmpty"), hint: t("rooms.importEmptyHint") }}
      problem={picker.problem}
      onClose={onClose}
    />
  );
}
