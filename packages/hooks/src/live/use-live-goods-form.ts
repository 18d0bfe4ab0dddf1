import type { MerchantClient, Schema } from "@shopkeeper/sdk";
import { canDoWithGoods, liveLimits } from "@shopkeeper/sdk/rules/live";
import { useFieldArray } from "react-hook-form";
import { textOf, useCan, useShop, useStored, useVersionedForm } from "../core";
import { type GoodsForm, goodsModel, goodsTerms, goodsWireNames, mostGoods, rowOf } from "./live-goods-form";
import { liveText } from "./messages";

/** Adding goods for live rooms, several at once, or editing the goods `id`. */
export function useLiveGoodsForm({ id, onDone }: { id?: number | undefined; onDone: () => void }) {
  const can = useCan();
  const { notices } = useShop();
  const stored = useStored("getLiveGoods", id === undefined ? undefined : { path: { id } });
  const goods = stored.record;
  const isLocked = goods !== undefined && !canDoWithGoods("edit", goods);
  const { form, ...rest } = useVersionedForm<GoodsForm, Schema<"LiveGoods">, null>({
    model: goodsModel,
    edited: goods,
    operation: id === undefined ? "saveLiveGoods" : "editLiveGoods",
    save: ({ rows }, client, version) => (goods ? edit(client, goods, rows, version) : add(client, rows)),
    reread: async (client) => (id === undefined ? undefined : client.getLiveGoods({ path: { id } })),
    draftKey: id === undefined ? "live/goods/add" : `live/goods/${id}`,
    isReadOnly: isLocked,
    wireNames: goodsWireNames,
    onDone,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "rows" });

  /** Adds products that are not there yet; what was typed for others stays. */
  function take(products: readonly Schema<"ProductBrief">[]) {
    const held = new Set(form.getValues("rows").map(({ productId }) => productId));
    const added = products.filter((product) => !held.has(product.id));
    const room = mostGoods - held.size;
    if (added.length > room) notices.info(textOf(liveText, "goods.form.full", { max: mostGoods }));
    append(added.slice(0, room).map(rowOf));
    form.clearErrors("rows");
  }

  return {
    ...rest,
    form,
    fields,
    limits: liveLimits,
    isEdit: id !== undefined,
    goods,
    isLocked,
    isRefused: id === undefined ? !can("saveLiveGoods") : !can("getLiveGoods"),
    isLoading: stored.isLoading,
    loadError: stored.error,
    retry: stored.retry,
    take,
    drop: remove,
  };
}

/** WeChat's name of a picture; it is asked for when the form is saved, since it is valid for three days. */
async function mediaOf(client: MerchantClient, imagePath: string) {
  return (await client.uploadLocalMedia({ body: { type: "image", imagePath } })).mediaId;
}

async function add(client: MerchantClient, rows: GoodsForm["rows"]) {
  const body: Schema<"NewLiveGoodsList"> = [];
  for (const row of rows) body.push({ ...goodsTerms(row), productId: row.productId, coverImgUrl: await mediaOf(client, row.cover) });
  return client.saveLiveGoods({ body });
}

async function edit(client: MerchantClient, goods: Schema<"LiveGoods">, [row]: GoodsForm["rows"], version: number | undefined) {
  if (!row) return null;
  const media = await mediaOf(client, row.cover);
  return client.editLiveGoods({ body: { ...goodsTerms(row), id: goods.id, coverImgUrl: media, version } });
}
