import { coreText, shownTime, textOf, useLanguage, useText } from "@shopkeeper/hooks/core";
import { type UserChooserOptions, userText, useUserChooser } from "@shopkeeper/hooks/users/shared";
import { labelOf, type Schema, UserSearchType } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { Basket } from "../core/basket";
import { Button } from "../core/button";
import { DataTable } from "../core/data-table";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { ListEmpty } from "../core/list-empty";
import { Modal } from "../core/modal";
import { Pager } from "../core/pager";
import { PickerLayout } from "../core/picker-layout";
import { Picture } from "../core/picture";
import { Select } from "../core/select";
import type { Column } from "../core/table-column";
import { TextInput } from "../core/text-input";
import { useDraftValue } from "../core/use-draft-value";

type User = Schema<"User">;

export interface UserChooserProps extends UserChooserOptions {
  /** In place of 选择用户. */
  title?: string;
  onClose: () => void;
}

/** Choosing buyers who follow the shop, over the pages of their list. Mount it to open it. */
export function UserChooser({ title, onClose, ...options }: UserChooserProps) {
  const chooser = useUserChooser(options);
  const t = useText(userText);
  const core = useText(coreText);
  const language = useLanguage();
  const columns = useMemo(() => userColumns(language), [language]);
  return (
    <Modal
      title={title ?? t("chooser.title")}
      isOpen
      width={896}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{core("actions.cancel")}</Button>
          <Button variant="primary" onClick={chooser.confirm}>
            {core("actions.confirm")}
          </Button>
        </>
      }
    >
      <PickerLayout
        filters={<Filters chooser={chooser} />}
        pager={chooser.total > 0 && <Pager {...chooser.query} total={chooser.total} onChange={chooser.change} />}
      >
        <DataTable
          label={t("chooser.title")}
          columns={columns}
          rows={chooser.rows}
          rowKey={(user) => user.id}
          list={chooser}
          maxHeight="24rem"
          selection={{ ...chooser.selection, nameOf: (user) => user.nickname }}
          empty={<ListEmpty list={chooser} title={t("chooser.empty")} hint={t("chooser.emptyHint")} />}
        />
      </PickerLayout>
      <Basket
        rows={chooser.selection.rows}
        count={t("chooser.count", { count: chooser.selection.count })}
        idOf={(user) => user.id}
        nameOf={(user) => user.nickname}
        sign={(user) => <Picture src={user.avatar} name={user.nickname} size={20} isPlain />}
        dropLabel={(user) => t("chooser.dropNamed", { name: user.nickname })}
        onDrop={(id) => chooser.selection.drop(id)}
        clearLabel={core("actions.clearSelection")}
        onClear={chooser.selection.clear}
      />
    </Modal>
  );
}

function Filters({ chooser: { query, change, reset, problem, isRefreshing } }: { chooser: ReturnType<typeof useUserChooser> }) {
  const t = useText(userText);
  const language = useLanguage();
  const [content, setContent] = useDraftValue(query.content);
  return (
    <FilterBar onSearch={() => change({ content })} onReset={() => reset()} isBusy={isRefreshing}>
      <FilterField label={t("chooser.searchType")} width={120}>
        <Select
          value={query.searchType}
          onChange={(searchType) => change({ searchType })}
          options={Object.values(UserSearchType).map((value) => ({ value, label: labelOf("UserSearchType", value, language) }))}
        />
      </FilterField>
      <FilterField label={t("chooser.search")} width={240}>
        <TextInput
          value={content}
          onChange={setContent}
          placeholder={t("chooser.contentPlaceholder")}
          maxLength={64}
          isClearable
          aria-invalid={problem !== undefined}
        />
      </FilterField>
      {problem && <span role="alert">{t(problem)}</span>}
    </FilterBar>
  );
}

function userColumns(language: string): readonly Column<User>[] {
  return [
    { key: "id", title: textOf(userText, "columns.id"), width: 84, cell: (user) => user.id },
    {
      key: "avatar",
      title: textOf(userText, "columns.avatar"),
      width: 84,
      cell: (user) => <Picture src={user.avatar} name={user.nickname} />,
    },
    { key: "nickname", title: textOf(userText, "columns.nickname"), isClipped: true, isHeading: true, cell: (user) => user.nickname },
    { key: "phone", title: textOf(userText, "columns.phone"), width: 130, cell: (user) => user.phone },
    {
      key: "registerType",
      title: textOf(userText, "columns.registerType"),
      width: 110,
      cell: (user) => labelOf("RegisterSource", user.registerType, language),
    },
    { key: "createTime", title: textOf(userText, "columns.createTime"), width: 150, cell: (user) => shownTime(user.createTime) },
  ];
}
