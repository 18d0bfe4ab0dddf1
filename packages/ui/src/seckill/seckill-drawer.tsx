import { sentenceOf, textOf, useText } from "@shopkeeper/hooks/texts";
import { type SeckillPrices, type SeckillPricesOptions, seckillText, useSeckillPrices } from "@shopkeeper/hooks/seckill";
import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { loaded } from "../core/load-state";
import { DescriptionList } from "../core/description-list";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { FormDialog } from "../form/form-dialog";
import { NumberCell } from "../form/number-cell";
import { DataTable } from "../list/data-table";
import type { Column } from "../list/table-column";
import { tableDialogWidth } from "../list/table-tracks";
import { styled } from "../theme/styled";
import { PriceDoubts } from "./price-doubts";
import { ActivityTag, AuditTag, ShelfTag } from "./seckill-tags";

type Sku = Schema<"SeckillSku">;

/** 秒杀商品详情: the activity, the product and its SKUs, whose activity prices can be set after approval. Mount it to open it. */
export function SeckillDrawer(options: SeckillPricesOptions) {
  const prices = useSeckillPrices(options);
  const t = useText(seckillText);
  const { product } = prices;
  const columns = useColumns(prices, options.task.mode === "edit");
  return (
    <FormDialog
      title={t(options.task.mode === "edit" ? "detail.editTitle" : "detail.title")}
      width={tableDialogWidth(columns)}
      isDrawer
      of={prices}
      submitLabel={t("detail.save")}
      conflict={{
        name: () => product.name,
        describe: (form) =>
          product.attrValue.map(
            ({ id, sku }, at) => [sku, <Money key={id} value={(form.prices[at] ?? 0).toFixed(2)} />, `prices.${at}`] as const,
          ),
      }}
    >
      <Head>
        <Picture src={product.image} name={product.name} size={56} />
        <div>
          <h3>{product.name}</h3>
          <small>
            {t("detail.productId")} {product.productId}
          </small>
        </div>
      </Head>
      <DescriptionList
        title={t("detail.activity")}
        items={[
          [t("fields.activity"), product.activityName],
          [t("fields.activityStatus"), <ActivityTag key="status" status={product.activityStatus} />],
          [t("fields.audit"), <AuditTag key="audit" status={product.auditStatus} />],
          [t("fields.category"), product.categoryName],
          [t("fields.shelf"), <ShelfTag key="shelf" isShow={product.isShow} />],
          [t("detail.times"), product.timeList.join(" / ")],
          [t("fields.reason"), product.reason ?? undefined],
        ]}
      />
      <Title>{t("detail.product")}</Title>
      <DataTable
        label={t("detail.product")}
        columns={columns}
        rows={product.attrValue}
        rowKey={({ id }) => id}
        list={loaded}
        maxHeight="none"
      />
      <PriceDoubts of={prices.doubts} />
    </FormDialog>
  );
}

function useColumns({ form, limits }: SeckillPrices, isEdit: boolean): readonly Column<Sku>[] {
  const t = useText(seckillText);
  return useMemo(
    () => [
      {
        ...{ key: "sku", title: t("detail.sku"), isHeading: true, minWidth: 240 },
        cell: ({ image, sku }) => (
          <Named>
            <Picture src={image} name={sku} />
            {sku}
          </Named>
        ),
      },
      { key: "otPrice", title: t("detail.otPrice"), width: 110, align: "end", cell: (sku) => <SellingPrice {...sku} /> },
      { key: "quotaShow", title: t("detail.quotaShow"), width: 90, align: "end", cell: ({ quotaShow }) => quotaShow },
      { key: "quota", title: t("detail.quota"), width: 90, align: "end", cell: ({ quota }) => quota },
      {
        ...{ key: "price", title: t("detail.activityPrice"), width: 170 },
        cell: ({ sku, price }, _list, at) =>
          isEdit ? (
            <NumberCell
              form={form}
              name={`prices.${at}`}
              label={textOf(seckillText, "detail.priceOf", { sku })}
              mode={2}
              max={limits.priceMax}
              explain={(message) => sentenceOf(seckillText, message, limits)}
            />
          ) : (
            <Money value={price} />
          ),
      },
    ],
    [form, limits, isEdit, t],
  );
}

/** The price at submission, and the current price if it differs. */
function SellingPrice({ otPrice, priceNow }: Pick<Sku, "otPrice" | "priceNow">) {
  if (priceNow === null || priceNow === otPrice) return <Money value={otPrice} />;
  return (
    <>
      <Money value={otPrice} />
      <div>
        {textOf(seckillText, "detail.now")} <Money value={priceNow} />
      </div>
    </>
  );
}

const Head = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    "& h3": { fontSize: "md", fontWeight: "semibold", overflowWrap: "anywhere" },
    "& small": { color: "fg.subtle", fontSize: "xs" },
  },
});
const Title = styled("h3", { base: { fontSize: "md", fontWeight: "semibold" } });
const Named = styled("span", { base: { display: "flex", alignItems: "center", gap: "2", minWidth: 0 } });
