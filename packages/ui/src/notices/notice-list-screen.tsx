import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type NoticeList, noticeSentence, noticeText, useNoticeList } from "@shopkeeper/hooks/notices";
import { NoticeKind, NoticeState } from "@shopkeeper/sdk";
import { Settings2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../core/button";
import { codeOptions } from "../core/code-options";
import { Popover } from "../core/popover";
import { saveFile } from "../files/save-file";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { SelectFilter } from "../list/select-filter";
import { styled } from "../theme/styled";
import { noticeColumns } from "./notice-columns";
import { NoticeKindSwitches } from "./notice-kind-switches";

export interface NoticeListScreenProps {
  search: SearchParamsState;
  onOpen: (path: string) => void;
}

/** The list of a person's notices, with the choice of the received kinds. */
export function NoticeListScreen({ search, onOpen }: NoticeListScreenProps) {
  const list = useNoticeList(search, { open: onOpen, save: saveFile });
  const t = useText(noticeText);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <ListPage
      list={list}
      text={t}
      columns={noticeColumns}
      rowName={noticeSentence}
      actions={
        <>
          <Button
            icon={<Settings2 size={14} aria-hidden />}
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
          >
            {t("kinds.title")}
          </Button>
          {list.readAll && (
            <Button variant="primary" isBusy={list.isReading} onClick={list.readAll}>
              {t("list.readAll")}
            </Button>
          )}
        </>
      }
      filters={<NoticeFilters list={list} />}
    >
      {anchor && (
        <Popover anchor={anchor} align="end" label={t("kinds.title")} onClose={() => setAnchor(undefined)}>
          <Switches>
            <NoticeKindSwitches />
          </Switches>
        </Popover>
      )}
    </ListPage>
  );
}

function NoticeFilters({ list }: { list: NoticeList }) {
  const t = useText(noticeText);
  const language = useLanguage();
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <SelectFilter
        label={t("filters.kind")}
        placeholder={t("filters.all")}
        options={codeOptions("NoticeKind", Object.values(NoticeKind), language)}
        {...filters.choice("kind")}
      />
      <SelectFilter
        label={t("filters.state")}
        placeholder={t("filters.all")}
        options={codeOptions("NoticeState", Object.values(NoticeState), language)}
        {...filters.choice("state")}
      />
    </FilterBar>
  );
}

const Switches = styled("div", { base: { width: "min(320px, calc(100vw - 16px))" } });
