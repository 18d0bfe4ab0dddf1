import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type NoticeList, noticeSentence, noticeText, type NoticeTextKey } from "@shopkeeper/hooks/notices";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";
import { NoticeIcon } from "./notice-icon";

type Row = Schema<"Notice">;

const t = (key: NoticeTextKey) => textOf(noticeText, key);

/** The columns of the notification centre. */
export const noticeColumns: readonly Column<Row, NoticeList>[] = [
  {
    key: "text",
    title: () => t("columns.text"),
    minWidth: 320,
    isHeading: true,
    cell: (notice) => (
      <Told data-unread={notice.isRead ? undefined : ""}>
        <NoticeIcon kind={notice.kind} />
        <span data-clamp="">{noticeSentence(notice)}</span>
      </Told>
    ),
  },
  { key: "kind", title: () => t("columns.kind"), width: 130, cell: ({ kind }) => labelOf("NoticeKind", kind, currentLanguage()) },
  {
    key: "state",
    isState: true,
    title: () => t("filters.state"),
    width: 90,
    cell: ({ isRead }) => (
      <StatusTag tone={isRead ? "neutral" : "info"}>{labelOf("NoticeState", isRead ? 1 : 0, currentLanguage())}</StatusTag>
    ),
  },
  { key: "createTime", title: () => t("columns.time"), width: 160, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn<Row, NoticeList>({
    width: 80,
    rowName: noticeSentence,
    actionsOf: (notice, { opening }) => [
      { key: "open", label: t("columns.open"), isBusy: opening.running?.id === notice.id, onChoose: () => void opening.run(notice) },
    ],
  }),
];

const Told = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
    color: "fg.muted",
    "&[data-unread]": { color: "fg", fontWeight: "medium" },
  },
});
