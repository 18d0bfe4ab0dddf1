import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, currentLanguage, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { useFilters } from "@shopkeeper/hooks/list";
import { type UserBrief, type UserChooser, userText, type UserTextKey, useUserChooser } from "@shopkeeper/hooks/users/shared";
import { labelOf, type Schema, UserSearchType } from "@shopkeeper/sdk";
import type { ReactNode } from "react";
import { codeOptions } from "../core/code-options";
import { Picture } from "../core/picture";
import { FilterBar } from "../list/filter-bar";
import { idColumn } from "../list/id-column";
import { SelectFilter } from "../list/select-filter";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { PickerDialog } from "../picker/picker-dialog";
import type { PickerProps } from "../picker/picker-props";

type User = Schema<"User">;

export interface UserChooserProps extends PickerProps<UserBrief> {
  /** In place of 选择用户. */
  title?: string | undefined;
  /** Above the filters. */
  head?: ReactNode;
}

/** A chooser of the shop's followers, over the pages of their list. Mount it to open it. */
export function UserChooser({ title, head, onClose, ...options }: UserChooserProps) {
  const chooser = useUserChooser(options);
  const t = useText(userText);
  return (
    <PickerDialog
      title={title ?? t("chooser.title")}
      width={896}
      picker={chooser}
      columns={userColumns}
      nameOf={({ nickname }) => nickname}
      filters={
        <>
          {head}
          <Filters chooser={chooser} />
        </>
      }
      empty={{ title: t("chooser.empty"), hint: t("chooser.emptyHint") }}
      basket={{
        count: t("chooser.count", { count: chooser.selection.count }),
        sign: ({ avatar, nickname }) => <Picture src={avatar} name={nickname} size={20} isPlain />,
      }}
      onClose={onClose}
    />
  );
}

function Filters({ chooser }: { chooser: UserChooser }) {
  const t = useText(userText);
  const types = codeOptions("UserSearchType", Object.values(UserSearchType), useLanguage());
  const filters = useFilters(chooser);
  const { problem } = chooser;
  return (
    <FilterBar {...filters.bar}>
      <SelectFilter label={t("chooser.searchType")} width={120} options={types} {...filters.choice("searchType")} />
      <TextFilter
        label={t("chooser.search")}
        width={240}
        placeholder={t("chooser.contentPlaceholder")}
        aria-invalid={problem !== undefined}
        {...filters.text("content")}
      />
      {problem && <span role="alert">{t(problem)}</span>}
    </FilterBar>
  );
}

const text = (key: UserTextKey) => textOf(userText, key);

const userColumns: readonly Column<User>[] = [
  idColumn(84),
  {
    key: "avatar",
    title: () => text("columns.avatar"),
    width: 84,
    cell: ({ avatar, nickname }) => <Picture src={avatar} name={nickname} />,
  },
  { key: "nickname", title: () => text("columns.nickname"), isClipped: true, isHeading: true, cell: ({ nickname }) => nickname },
  { key: "phone", title: () => text("columns.phone"), width: 130, cell: ({ phone }) => phone },
  {
    key: "registerType",
    title: () => text("columns.registerType"),
    width: 110,
    cell: ({ registerType }) => labelOf("RegisterSource", registerType, currentLanguage()),
  },
  { key: "createTime", title: () => text("columns.createTime"), width: 150, cell: ({ createTime }) => shownTime(createTime) },
];
