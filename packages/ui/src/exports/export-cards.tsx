import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { exportListText, useOrderExportCard, useProductExportCard } from "@shopkeeper/hooks/exports";
import { OrderTab, OrderType, ProductTab, type Schema, UserSearchType } from "@shopkeeper/sdk";
import type { ReactNode } from "react";
import { CategoryCascader } from "../categories/shared";
import { codeOptions } from "../core/code-options";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { saveFile } from "../files/save-file";
import { FormField } from "../form/form-field";
import { ExportButton } from "../list/export-button";
import { UserSearchInput } from "../list/user-search-input";
import { styled } from "../theme/styled";

/** 导出商品 with its filters; nothing without the right. */
export function ProductExportCard() {
  const t = useText(exportListText);
  const language = useLanguage();
  const { query, change, exporting } = useProductExportCard({ save: saveFile });
  const counted = ({ products, rows }: Schema<"ExportFile">) =>
    t("cards.products", { products: groupedNumber(products), rows: groupedNumber(rows) });
  if (!exporting) return null;
  return (
    <ExportCard title={t("cards.product")} hint={t("cards.productHint")}>
      <FormField label={t("filter.tab")}>
        <Select
          options={codeOptions("ProductTab", Object.values(ProductTab), language)}
          value={query.type}
          onChange={(type) => change({ type: type ?? ProductTab.onSale })}
        />
      </FormField>
      <FormField label={t("filter.categoryId")}>
        <CategoryCascader owner="platform" isLeafOnly value={query.categoryId} onChange={(categoryId) => change({ categoryId })} />
      </FormField>
      <FormField label={t("filter.cateId")}>
        <CategoryCascader
          owner="merchant"
          value={query.cateId === undefined ? undefined : Number(query.cateId)}
          onChange={(id) => change({ cateId: id === undefined ? undefined : String(id) })}
        />
      </FormField>
      <FormField label={t("filter.keywords")}>
        <TextInput
          value={query.keywords}
          onChange={(keywords) => change({ keywords })}
          placeholder={t("filter.keywordsPlaceholder")}
          maxLength={64}
          isClearable
        />
      </FormField>
      <ExportButton of={exporting} label={t("cards.product")} counted={counted} isInline />
      {exporting.isRunning && <small>{t("cards.leave")}</small>}
    </ExportCard>
  );
}

/** 导出订单 with its filters; nothing without the right. */
export function OrderExportCard() {
  const t = useText(exportListText);
  const language = useLanguage();
  const { query, change, exporting } = useOrderExportCard({ save: saveFile });
  if (!exporting) return null;
  return (
    <ExportCard title={t("cards.order")} hint={t("cards.orderHint")}>
      <FormField label={t("filter.tab")}>
        <Select
          options={codeOptions("OrderTab", Object.values(OrderTab), language)}
          value={query.status}
          onChange={(status) => change({ status: status ?? OrderTab.all })}
        />
      </FormField>
      <FormField label={t("filter.orderNo")}>
        <TextInput
          value={query.orderNo}
          onChange={(orderNo) => change({ orderNo })}
          placeholder={t("filter.orderNoPlaceholder")}
          maxLength={32}
          isClearable
        />
      </FormField>
      <FormField label={t("filter.type")}>
        <Select
          options={codeOptions("OrderType", Object.values(OrderType), language)}
          value={query.type}
          onChange={(type) => change({ type })}
          placeholder={t("cards.all")}
        />
      </FormField>
      <FormField label={t("filter.content")} isGroup>
        <UserSearchInput
          by={query.searchType ?? UserSearchType.all}
          text={query.content ?? ""}
          onChange={(searchType, content) => change({ searchType, content })}
        />
      </FormField>
      <FormField label={t("filter.dateLimit")} isGroup>
        <DateLimitPicker value={query.dateLimit} onChange={(dateLimit) => change({ dateLimit })} />
      </FormField>
      <ExportButton of={exporting} label={t("cards.order")} counted={({ rows }) => t("cards.orders", { rows })} isInline />
      {exporting.isRunning && <small>{t("cards.leave")}</small>}
    </ExportCard>
  );
}

function ExportCard({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Root aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{hint}</p>
      </header>
      {children}
    </Root>
  );
}

const Root = styled("section", {
  base: {
    display: "grid",
    gap: "3.5",
    alignContent: "start",
    justifyItems: "stretch",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& h2": { fontSize: "md", fontWeight: "semibold" },
    "& header > p": { marginTop: "0.5", fontSize: "sm", color: "fg.muted" },
    "& > button": { justifySelf: "start" },
    "& > small": { fontSize: "xs", color: "fg.subtle" },
  },
});
