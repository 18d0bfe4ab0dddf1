import type { MerchantClient, Output, Schema } from "@shopkeeper/sdk";
import { canDoWithGoods, coverProblem, goodsCover, liveLimits } from "@shopkeeper/sdk/rules/live";
import { useFieldArray, type UseFieldArrayRemove } from "react-hook-form";
import { coreText, textOf } from "../texts";
import { type StoredFormState, useAction, useStored } from "../core";
import { useCan, useShop } from "../shop";
import { useVersionedForm, type VersionedForm } from "../form";
import { type JudgedPicture, judgePictures, type PictureTools } from "./judge-pictures";
import { type GoodsForm, goodsModel, type GoodsRow, goodsTerms, goodsWireNames, mostGoods, rowOf } from "./live-goods-form";
import { liveText } from "./messages";

export interface LiveGoodsFormOptions {
  id?: number | undefined;
  /** Without it only the server validates the covers. */
  pictures?: PictureTools;
  onDone: () => void;
}

/** Adding goods for live rooms. */
export interface LiveGoodsFormState extends VersionedForm<GoodsForm, Schema<"LiveGoods">>, StoredFormState {
  fields: (GoodsRow & Record<"id", string> & { disabled?: boolean })[];
  /** Resizes every cover that is too large; undefined if that is not possible. */
  shrink: { run: () => void; isRunning: boolean } | undefined;
  limits: typeof liveLimits;
  isEdit: boolean;
  goods: Schema<"LiveGoods"> | undefined;
  isLocked: boolean;
  take: (products: readonly Schema<"ProductBrief">[]) => void;
  drop: UseFieldArrayRemove;
}

/** Adding several goods for live rooms at once, or editing the goods `id`. */
export function useLiveGoodsForm({ id, pictures, onDone }: LiveGoodsFormOptions): LiveGoodsFormState {
  const can = useCan();
  const { notices, now } = useShop();
  const stored = useStored("getLiveGoods", id === undefined ? undefined : { path: { id } });
  const goods = stored.record;
  const isLocked = goods !== undefined && !canDoWithGoods("edit", goods);
  const { form, ...rest } = useVersionedForm<GoodsForm, Schema<"LiveGoods">, Output<"saveLiveGoods">>({
    model: goodsModel,
    edited: goods,
    operation: id === undefined ? "saveLiveGoods" : "editLiveGoods",
    async save({ rows }, client, version) {
      await judgePictures(goods ? "editLiveGoods" : "saveLiveGoods", judgedCovers(rows, goods !== undefined), pictures);
      return goods ? edit(client, goods, rows, version) : add(client, rows);
    },
    reread: async (client) => (id === undefined ? undefined : client.getLiveGoods({ path: { id } })),
    draftKey: id === undefined ? "live/goods/add" : `live/goods/${id}`,
    done: id === undefined ? textOf(liveText, "done.added") : textOf(coreText, "done.edited"),
    isReadOnly: isLocked,
    wireNames: goodsWireNames,
    onDone,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "rows" });

  /** Adds products that are not in the form yet; values of the others stay. */
  function take(products: readonly Schema<"ProductBrief">[]) {
    const held = new Set(form.getValues("rows").map(({ productId }) => productId));
    const added = products.filter((product) => !held.has(product.id));
    const room = mostGoods - held.size;
    if (added.length > room) notices.info(textOf(liveText, "goods.form.full", { max: mostGoods }));
    append(added.slice(0, room).map(rowOf));
    form.clearErrors("rows");
  }

  const shrinking = useAction(
    async (covers: readonly string[], client) => {
      const smaller = new Map<string, string>();
      if (!pictures) return smaller;
      for (const cover of new Set(covers))
        if (coverProblem(await pictures.measure(cover)))
          smaller.set(cover, await uploadSmaller(client, await pictures.fit(cover, goodsCover.side), now()));
      return smaller;
    },
    ["pictures"],
    {
      done(smaller) {
        const rows = form.getValues("rows");
        for (const [at, { cover }] of rows.entries())
          if (smaller.has(cover)) form.setValue(`rows.${at}.cover`, smaller.get(cover) ?? cover, { shouldDirty: true, shouldTouch: true });
        return smaller.size === 0
          ? textOf(liveText, "pictures.shrunkNone", goodsCover)
          : textOf(liveText, "pictures.shrunk", { count: smaller.size });
      },
    },
  );

  return {
    ...rest,
    form,
    fields,
    shrink:
      pictures && can("uploadImage") && !rest.isReadOnly
        ? { run: () => void shrinking.run(form.getValues("rows").map(({ cover }) => cover)), isRunning: shrinking.isRunning }
        : undefined,
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

/** WeChat's media id of a picture, requested on save since it expires after three days. */
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

/** The covers of goods under the field names of the server. */
const judgedCovers = (rows: GoodsForm["rows"], isEdit: boolean): readonly JudgedPicture[] =>
  rows.map(({ cover }, at) => ({ field: isEdit ? "coverImgUrlLocal" : `${at}.coverImgUrlLocal`, address: cover, problemOf: coverProblem }));

async function uploadSmaller(client: MerchantClient, picture: Blob, time: Date) {
  const file = new File([picture], `${time.getTime()}.jpg`, { type: picture.type });
  return (await client.upload(file, { to: "uploadImage", query: { model: "selfUpload", pid: 0 } })).sattDir;
}
