import { type SearchParamsState, shownTime, textOf, useLanguage, useText } from "@shopkeeper/hooks/core";
import { claimValidity, couponText, minimumSpend, useCouponRecord } from "@shopkeeper/hooks/coupons";
import { CouponUserStatus, labelOf, type Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { Broken } from "../core/broken";
import { DataTable } from "../core/data-table";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { ListEmpty } from "../core/list-empty";
import { ListScreen } from "../core/list-screen";
import { Money } from "../core/money";
import { Pager } from "../core/pager";
import { Select } from "../core/select";
import { StatusTag, type Tone } from "../core/status-tag";
import type { Column } from "../core/table-column";
import { TextInput } from "../core/text-input";
import { useTyped } from "../core/use-typed";

/** Who has claimed which coupon, and whether it is used. */
export function CouponRecordScreen({ search }: { search: SearchParamsState }) {
  const list = useCouponRecord(search);
  const t = useText(couponText);
  const language = useLanguage();
  const columns = useMemo(() => recordColumns(language), [language]);
  return (
    <ListScreen
      title={t("record.title")}
      filters={list.isRefused ? undefined : <RecordFilters list={list} />}
      pager={list.total > 0 && <Pager {...list.query} total={list.total} onChange={list.change} />}
    >
      <DataTable
        label={t("record.title")}
        columns={columns}
        rows={list.records}
        rowKey={(record) => record.id}
        list={list}
        empty={<ListEmpty list={list} title={t("record.empty")} filtered={t("record.emptyFiltered")} />}
      />
    </ListScreen>
  );
}

function RecordFilters({ list }: { list: ReturnType<typeof useCouponRecord> }) {
  const t = useText(couponText);
  const language = useLanguage();
  const { query, change } = list;
  const [name, setName] = useTyped(query.name);
  const [nickname, setNickname] = useTyped(query.nickname);
  return (
    <FilterBar onSearch={() => change({ name, nickname })} onReset={() => list.reset()} isBusy={list.isRefreshing}>
      <FilterField label={t("record.status")} width={150}>
        <Select
          value={query.status}
          onChange={(status) => change({ status })}
          placeholder={t("record.statusPlaceholder")}
          options={[CouponUserStatus.used, CouponUserStatus.unused, CouponUserStatus.expired].map((value) => ({
            value,
            label: labelOf("CouponUserStatus", value, language),
          }))}
        />
      </FilterField>
      <FilterField label={t("record.name")}>
        <TextInput value={name} onChange={setName} placeholder={t("record.namePlaceholder")} maxLength={64} isClearable />
      </FilterField>
      <FilterField label={t("record.nickname")}>
        <TextInput value={nickname} onChange={setNickname} placeholder={t("record.nicknamePlaceholder")} maxLength={64} isClearable />
      </FilterField>
    </FilterBar>
  );
}

const tones: Readonly<Record<number, Tone>> = {
  [CouponUserStatus.unused]: "info",
  [CouponUserStatus.used]: "success",
  [CouponUserStatus.expired]: "neutral",
};

function recordColumns(language: string): readonly Column<Schema<"CouponUser">>[] {
  const title = (
    key: "couponId" | "name" | "user" | "money" | "minPrice" | "validity" | "category" | "createTime" | "status" | "useTime",
  ) => textOf(couponText, `record.columns.${key}`);
  return [
    { key: "couponId", title: title("couponId"), width: 76, cell: (record) => record.couponId },
    { key: "name", title: title("name"), width: 160, isClipped: true, isHeading: true, cell: (record) => record.name },
    {
      key: "user",
      title: title("user"),
      width: 150,
      isClipped: true,
      cell: (record) => textOf(couponText, "record.user", { nickname: record.nickname, uid: record.uid }),
    },
    { key: "money", title: title("money"), width: 72, align: "end", cell: (record) => <Money value={record.money} unit="yuan" /> },
    {
      key: "minPrice",
      title: title("minPrice"),
      width: 92,
      align: "end",
      cell: (record) =>
        record.minPrice > 0 ? <Money value={record.minPrice} unit="yuan" /> : textOf(couponText, minimumSpend(record).key),
    },
    {
      key: "validity",
      title: title("validity"),
      width: 140,
      cell: (record) => <Broken text={textOf(couponText, claimValidity(record).key, claimValidity(record).params)} />,
    },
    { key: "category", title: title("category"), width: 84, cell: (record) => labelOf("CouponCategory", record.category, language) },
    { key: "createTime", title: title("createTime"), width: 140, cell: (record) => shownTime(record.createTime) },
    {
      key: "status",
      title: title("status"),
      width: 90,
      cell: (record) => <StatusTag tone={tones[record.status]}>{labelOf("CouponUserStatus", record.status, language)}</StatusTag>,
    },
    { key: "useTime", title: title("useTime"), width: 140, cell: (record) => shownTime(record.useTime) },
  ];
}
