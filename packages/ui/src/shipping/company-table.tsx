import { textOf, useText } from "@shopkeeper/hooks/texts";
import { shippingText, type ShippingTextKey, type ShopCompanies, useShopCompanies } from "@shopkeeper/hooks/shipping/shared";
import type { Schema } from "@shopkeeper/sdk";
import { Plus } from "lucide-react";
import { Button } from "../core/button";
import { removeAction } from "../core/row-action";
import { Select } from "../core/select";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { DataTable } from "../list/data-table";
import { ListEmpty } from "../list/list-empty";
import { RemovalDialogs } from "../list/removal-dialogs";
import { switchColumn } from "../list/switch-column";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";

/** The shop's express companies: adding, switching on, setting the default and removing. */
export function CompanyTable() {
  const companies = useShopCompanies();
  const t = useText(shippingText);
  return (
    <>
      <Root>
        {companies.addition && <Addition of={companies.addition} />}
        <DataTable
          label={t("companies.title")}
          columns={columns}
          rows={companies.page.rows}
          rowKey={({ id }) => id}
          list={companies}
          maxHeight="26rem"
          empty={<ListEmpty list={companies} title={t("companies.empty")} hint={t("companies.emptyHint")} />}
        />
      </Root>
      <RemovalDialogs
        of={companies.removal}
        rowName={nameOf}
        question={(name) => t("companies.removeQuestion", { name })}
        hint={t("companies.removeHint")}
      />
    </>
  );
}

/** Adds a company of the platform. */
function Addition({ of }: { of: NonNullable<ShopCompanies["addition"]> }) {
  const t = useText(shippingText);
  const hasAll = !of.isLoading && of.offered.length === 0;
  return (
    <div data-addition="">
      <Select
        aria-label={t("companies.chooseLabel")}
        value={of.chosen}
        onChange={of.choose}
        placeholder={t(hasAll ? "companies.none" : "companies.choose")}
        options={of.offered.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={hasAll}
      />
      <Button
        variant="primary"
        icon={<Plus size={14} aria-hidden />}
        isBusy={of.isRunning}
        disabled={of.chosen === undefined}
        onClick={of.add}
      >
        {t("companies.add")}
      </Button>
    </div>
  );
}

const nameOf = ({ name }: { name: string }) => name;
const text = (key: ShippingTextKey) => textOf(shippingText, key);

const columns: readonly Column<Schema<"ShopCompany">, ShopCompanies>[] = [
  {
    key: "name",
    title: () => text("companies.name"),
    isHeading: true,
    cell: ({ name, isDefault }) => (
      <>
        {name} {isDefault && <StatusTag tone="info">{text("companies.isDefault")}</StatusTag>}
      </>
    ),
  },
  { key: "code", title: () => text("companies.code"), width: 150, isClipped: true, cell: ({ code }) => code },
  switchColumn({
    key: "isOpen",
    title: () => text("companies.isOpen"),
    width: 80,
    of: ({ toggle }) => toggle,
    isOn: ({ isOpen }) => isOpen,
    stateOf: ({ isOpen }) => text(isOpen ? "companies.open" : "companies.closed"),
    nameOf: ({ name }) => textOf(shippingText, "companies.switchNamed", { name }),
  }),
  actionsColumn({
    width: 170,
    rowName: ({ name }) => name,
    actionsOf: (company, list) => [
      list.setDefault && {
        key: "default",
        label: text(company.isDefault ? "companies.unsetDefault" : "companies.setDefault"),
        onChoose: () => void list.setDefault?.run(company),
      },
      removeAction(company, list),
    ],
  }),
];

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    "& > [data-addition]": { display: "grid", gridTemplateColumns: "minmax(0, 18rem) auto", justifyContent: "start", gap: "2" },
  },
});
