import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type UserList, userText, type UserTextKey } from "@shopkeeper/hooks/users";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { DescriptionList } from "../core/description-list";
import { Picture } from "../core/picture";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import type { Column } from "../list/table-column";
import { SourceTag } from "./source-tag";

type User = Schema<"User">;

/** The context of the columns: the list, and the page that an action opens. */
type ShownUsers = UserList & { onOrders: ((id: number) => void) | undefined };

const text = (key: UserTextKey) => textOf(userText, key);

export const userColumns: readonly Column<User, ShownUsers>[] = [
  idColumn(84),
  {
    key: "avatar",
    title: () => text("columns.avatar"),
    width: 84,
    cell: ({ avatar, nickname }) => <Picture src={avatar} name={nickname} />,
  },
  {
    key: "nickname",
    title: () => text("columns.nickname"),
    isHeading: true,
    cell: ({ nickname, isLogoff }) => (
      <>
        {nickname} {isLogoff && <StatusTag tone="danger">{text("list.closed")}</StatusTag>}
      </>
    ),
  },
  { key: "phone", title: () => text("columns.phone"), width: 140, cell: ({ phone }) => phone },
  {
    key: "registerType",
    isMinor: true,
    title: () => text("filters.registerType"),
    width: 130,
    cell: ({ registerType }) => <SourceTag source={registerType} />,
  },
  { key: "createTime", title: () => text("fields.firstVisit"), width: 150, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 236,
    rowName: ({ nickname }) => nickname,
    actionsOf: (user, { details, sending, onOrders }) => [
      details.view && { key: "details", label: text("list.details"), onChoose: () => details.view?.(user) },
      sending && { key: "send", label: text("list.send"), onChoose: () => sending.open(user) },
      onOrders && { key: "orders", label: text("list.orders"), onChoose: () => onOrders(user.id) },
    ],
  }),
];

/** The details of an expanded row. */
export const userDetails = ({ realName, sex, createTime, lastLoginTime, mark }: User) => (
  <DescriptionList
    items={[
      [text("fields.realName"), realName],
      [text("fields.sex"), labelOf("Sex", sex, currentLanguage())],
      [text("fields.firstVisit"), shownTime(createTime)],
      [text("fields.lastVisit"), shownTime(lastLoginTime)],
      [text("fields.mark"), mark],
    ]}
  />
);
