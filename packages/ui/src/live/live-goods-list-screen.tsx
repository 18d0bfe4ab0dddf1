import { coreText, currentLanguage, sentenceOf, textOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { anyReview, type LiveGoodsList, liveText, type LiveTextKey, useGoodsPlace, useLiveGoodsList } from "@shopkeeper/hooks/live";
import { labelOf, LiveReviewStatus, type Schema } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { NumberInput } from "../core/number-input";
import { removeAction } from "../core/row-action";
import type { Tone } from "../core/status-tag";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { RemovalDialogs, removePicked } from "../list/removal-dialogs";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { goodsColumns } from "./goods-columns";
import { ReviewTag } from "./review-tag";

type Goods = Schema<"LiveGoods">;

interface GoodsLinks {
  onCreate: () => void;
  onEdit: (id: number) => void;
}

export interface LiveGoodsListScreenProps extends GoodsLinks {
  search: SearchParamsState;
}

type ShownGoods = LiveGoodsList & GoodsLinks;

/** The list where a merchant follows the review of products for live rooms, and orders, edits or deletes them. */
export function LiveGoodsListScreen({ search, ...links }: LiveGoodsListScreenProps) {
  const list = useLiveGoodsList(search);
  const t = useText(liveText);
  const language = useLanguage();
  const filters = useFilters(list);
  return (
    <ListPage
      list={{ ...list, ...links }}
      text={(key) => t(`goods.${key}`)}
      columns={columns}
      rowName={nameOf}
      add={<AddButton onClick={list.can.add ? links.onCreate : undefined}>{t("goods.add")}</AddButton>}
      bulk={[removePicked(list.removal)]}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={t("goods.search")} placeholder={t("goods.searchHint")} width={300} {...filters.text("keywords")} />
        </FilterBar>
      }
      division={{
        label: t("goods.tabs"),
        of: list.tabs,
        labelOf: (tab) => (tab === anyReview ? t("goods.all") : labelOf("LiveReviewStatus", tab, language)),
        empty: (tab) => t("goods.list.emptyTab", { tab }),
      }}
    >
      <RemovalDialogs
        of={list.removal}
        rowName={nameOf}
        question={(name) => t("goods.removeQuestion", { name })}
        hint={t("goods.removeHint")}
      />
      <ConfirmDialog question={list.withdraw} text={(row) => t("goods.withdrawQuestion", { name: nameOf(row) })} />
      {list.sorting?.of && <PlaceDialog goods={list.sorting.of} onDone={list.sorting.close} />}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;
const text = (key: LiveTextKey) => textOf(liveText, key);

const tones: Readonly<Record<number, Tone>> = {
  [LiveReviewStatus.created]: "neutral",
  [LiveReviewStatus.platformPending]: "warning",
  [LiveReviewStatus.wechatReviewing]: "info",
  [LiveReviewStatus.platformFailed]: "danger",
  [LiveReviewStatus.wechatPassed]: "success",
  [LiveReviewStatus.wechatFailed]: "danger",
};

const columns: readonly Column<Goods, ShownGoods>[] = [
  ...goodsColumns,
  { key: "sort", isMinor: true, title: () => text("goods.fields.sort"), width: 64, align: "end", cell: ({ sort }) => sort },
  {
    key: "status",
    title: () => text("goods.fields.status"),
    width: 190,
    cell: ({ reviewStatus, reviewReason }) => (
      <ReviewTag
        tone={tones[reviewStatus] ?? "neutral"}
        label={labelOf("LiveReviewStatus", reviewStatus, currentLanguage())}
        reason={reviewReason}
      />
    ),
  },
  actionsColumn({
    width: 196,
    rowName: ({ name }) => name,
    shown: 3,
    actionsOf: (goods, list) => [
      list.sorting && { key: "sort", label: text("goods.sort"), onChoose: () => list.sorting?.open(goods) },
      list.can.edit(goods) && { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => list.onEdit(goods.id) },
      list.can.withdraw(goods) && { key: "withdraw", label: text("goods.withdraw"), onChoose: () => list.withdraw.open(goods) },
      list.can.resubmit(goods) && { key: "resubmit", label: text("goods.resubmit"), onChoose: () => list.resubmit(goods) },
      removeAction(goods, list),
    ],
  }),
];

/** 商品信息: the sort number of goods in the list. */
function PlaceDialog(options: { goods: Goods; onDone: () => void }) {
  const t = useText(liveText);
  const { form, max, ...place } = useGoodsPlace(options);
  return (
    <FormDialog title={t("goods.sortTitle")} width={540} of={place}>
      <FormItem
        form={form}
        name="sort"
        label={t("goods.sortLabel")}
        explain={(message) => sentenceOf(liveText, message)}
        help={t("goods.sortHelp")}
        isRequired
      >
        {({ value, onChange, ...field }) => (
          <NumberInput {...field} data-autofocus="" max={max} value={value ?? undefined} onChange={(next) => onChange(next ?? null)} />
        )}
      </FormItem>
    </FormDialog>
  );
}
