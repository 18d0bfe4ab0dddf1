import { textOf, useLanguage, useText } from "@shopkeeper/hooks/core";
import { type GroupService, guaranteeText, type useGuaranteeGroupForm } from "@shopkeeper/hooks/guarantees";
import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { DataTable } from "../core/data-table";
import { EmptyState } from "../core/empty-state";
import { RefusedState } from "../core/refused-state";
import type { Column } from "../core/table-column";
import { styled } from "../theme/styled";

export interface ServiceTableProps {
  group: ReturnType<typeof useGuaranteeGroupForm>;
  picked: readonly number[];
  /** Where the focus goes when nothing is picked. */
  tableRef: (table: HTMLElement | null) => void;
}

/** The services that a group is made of, with a box each; what is no longer valid says so and cannot be ticked. */
export function ServiceTable({ group: { services, pick, pickAll, isReadOnly }, picked, tableRef }: ServiceTableProps) {
  const t = useText(guaranteeText);
  const language = useLanguage();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of the columns follow the language
  const columns = useMemo(() => serviceColumns(), [language]);
  const isPicked = (id: number) => picked.includes(id);
  const valid = services.rows.filter(({ isValid }) => isValid);
  const count = valid.filter(({ id }) => isPicked(id)).length;
  return (
    <Root ref={tableRef} tabIndex={-1} disabled={isReadOnly}>
      <DataTable
        label={t("form.services")}
        columns={columns}
        rows={services.rows}
        rowKey={(service) => service.id}
        list={services}
        maxHeight="24rem"
        selection={{
          has: isPicked,
          toggle: pick,
          togglePage: pickAll,
          pageState: () => (count === 0 ? "none" : count === valid.length ? "all" : "some"),
          nameOf: ({ name, isValid }) => (isValid ? name : t("list.invalid", { name })),
          isDisabled: ({ id, isValid }) => isReadOnly || (!isValid && !isPicked(id)),
        }}
        empty={services.isRefused ? <RefusedState /> : <EmptyState title={t("form.servicesEmpty")} />}
      />
      <p aria-live="polite">{t("form.count", { count: picked.length })}</p>
    </Root>
  );
}

const serviceColumns = (): readonly Column<GroupService>[] => [
  { key: "id", title: textOf(guaranteeText, "service.id"), width: 64, cell: (service) => service.id },
  {
    key: "name",
    title: textOf(guaranteeText, "service.name"),
    width: 220,
    isHeading: true,
    cell: (service) => <ServiceName {...service} />,
  },
  { key: "content", title: textOf(guaranteeText, "service.content"), width: 380, cell: (service) => service.content },
];

function ServiceName({ name, isValid }: GroupService) {
  const t = useText(guaranteeText);
  return (
    <Name>
      {name}
      {!isValid && (
        <span>
          <TriangleAlert size={12} aria-hidden />
          {t("list.gone")}
        </span>
      )}
    </Name>
  );
}

const Name = styled("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "2",
    alignItems: "center",
    "& > span": { display: "inline-flex", alignItems: "center", gap: "1", color: "fg.error", fontSize: "xs" },
  },
});

const Root = styled("fieldset", {
  base: {
    width: "full",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    outline: "none",
    "& > div": { borderWidth: "1px", borderColor: "border", borderRadius: "md", overflow: "hidden" },
    "& > p": { paddingTop: "1.5", fontSize: "xs", color: "fg.subtle" },
  },
});
