import { coreText, textOf } from "@shopkeeper/hooks/texts";
import { type SeckillList, seckillText, type SeckillTextKey } from "@shopkeeper/hooks/seckill";
import type { Schema } from "@shopkeeper/sdk";
import { SeckillAuditStatus } from "@shopkeeper/sdk";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { removeAction, viewAction } from "../core/row-action";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import type { Column } from "../list/table-column";
import { ActivityTag, AuditTag, ShelfTag } from "./seckill-tags";

type Product = Schema<"SeckillProduct">;

/** The context of the columns: the list, and the editor for a refused product. */
export type ShownSeckill = SeckillList & { onResubmit: (product: Product) => void };

const text = (key: SeckillTextKey) => textOf(seckillText, key);

export const seckillName = ({ name }: Product) => name;

export const seckillColumns: readonly Column<Product, ShownSeckill>[] = [
  idColumn(68),
  { key: "image", title: () => text("fields.image"), width: 64, cell: ({ image, name }) => <Picture src={image} name={name} /> },
  { key: "name", title: () => text("fields.product"), isHeading: true, isClipped: true, minWidth: 150, cell: seckillName },
  {
    key: "category",
    isMinor: true,
    title: () => text("fields.category"),
    isClipped: true,
    width: 110,
    cell: ({ categoryName }) => categoryName,
  },
  { key: "activity", title: () => text("fields.activity"), isClipped: true, width: 130, cell: ({ activityName }) => activityName },
  { key: "price", title: () => text("fields.price"), width: 92, align: "end", cell: ({ price }) => <Money value={price} /> },
  {
    ...{ key: "seckillPrice", title: () => text("fields.seckillPrice"), width: 92, align: "end" },
    cell: ({ seckillPrice }) => <Money value={seckillPrice} />,
  },
  {
    ...{ key: "quota", isMinor: true, title: () => text("fields.quota"), width: 96, align: "end" },
    cell: ({ quota, quotaShow }) => `${quota} / ${quotaShow}`,
  },
  { key: "sort", isMinor: true, title: () => text("fields.sort"), width: 64, align: "end", cell: ({ sort }) => sort },
  { key: "shelf", isMinor: true, title: () => text("fields.shelf"), width: 84, cell: ({ isShow }) => <ShelfTag isShow={isShow} /> },
  {
    key: "activityStatus",
    isMinor: true,
    title: () => text("fields.activityStatus"),
    width: 92,
    cell: (row) => <ActivityTag status={row.activityStatus} />,
  },
  {
    key: "audit",
    isState: true,
    title: () => text("fields.audit"),
    width: 92,
    cell: ({ auditStatus }) => <AuditTag status={auditStatus} />,
  },
  {
    ...{ key: "reason", title: () => text("fields.reason"), width: 150, isClipped: true },
    isEmpty: (_row, { tabs: { current: tab } }) => tab !== SeckillAuditStatus.refused,
    cell: ({ reason }) => reason,
  },
  actionsColumn({
    width: 200,
    shown: 3,
    rowName: seckillName,
    actionsOf: (product, list) => [
      list.can.resubmit(product) && { key: "resubmit", label: text("actions.resubmit"), onChoose: () => list.onResubmit(product) },
      ...list.steps.of(product).map((step) => ({
        ...{ key: step, label: text(`actions.${step}`), isDanger: step === "withdraw" },
        onChoose: () => list.steps.open(step, product),
      })),
      list.can.edit(product) && { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => list.dialog.edit?.(product) },
      viewAction(product, list),
      removeAction(product, list),
    ],
  }),
];
