import { isList, parseJson } from "@shopkeeper/sdk/rules/core";
import { productRuleLimits } from "@shopkeeper/sdk/rules/products";
import { checkedBody } from "../../contract/checked-body";
import type { BodyOf } from "../../contract/contract";
import { Refusal } from "../../core/refusal";
import type { Restoration, RevisedFields, RevisedValue, RevisingCall } from "../../kernel/revised";
import { referencedIds } from "../../kit/referenced-ids";
import type { Shop } from "../../tenancy/shop";
import { setFreely, updateStored } from "../form/edit-handlers";
import type { ProductRequest } from "../form/product-values";
import { applyOne, giveTemplate } from "../state/state-handlers";
import { stateFields } from "./product-document";

/** Restores a product: by its state machine, by the edit without review where that is enough, or else like a save of its form. */
export async function restoreProductRevision({ shop }: RevisingCall, { id, name, current, target, changed }: Restoration): Promise<void> {
  if (!target) return void (await applyOne(shop, id, { do: "delete" }));
  if (!current) {
    if (!(await shop.products.state.revive(id))) throw new Refusal("revisionFixed", { name });
    return;
  }
  const states: ReadonlySet<string> = new Set(stateFields);
  const content = changed.filter((field) => !states.has(field));
  if (content.length === 0) return restoreState(shop, { id, name, current, target });
  if (content.every((field) => field === "tempId")) return giveTemplate(shop, id, referencedIds(target.tempId)[0] ?? 0);
  if (content.every((field) => field === "cateIds" || /^sku\.\d+\.(stock|price)$/.test(field)) && !isReviewed(changed)) {
    const attrValue = skusOf(target).map(({ id: sku, stock, price }) => ({ id: sku ?? 0, stock, price }));
    if (attrValue.some(({ stock }) => stock < 0 || stock > productRuleLimits.stockMax)) throw new Refusal("revisionFixed", { name });
    return setFreely(shop, { id, cateId: referencedIds(target.cateIds).join(","), attrValue });
  }
  await updateStored(shop, requestOf(id, target));
}

/** A save submitted it for review, which an edit without review does not undo. */
const isReviewed = (changed: readonly string[]) => changed.includes("auditStatus");

async function restoreState(
  shop: Shop,
  { id, name, current, target }: Pick<Restoration, "id" | "name"> & Record<"current" | "target", RevisedFields>,
) {
  const becomes = (field: (typeof stateFields)[number], value: boolean) => current[field] === !value && target[field] === value;
  if (becomes("isRecycle", true)) return void (await applyOne(shop, id, { do: "recycle" }));
  if (becomes("isRecycle", false)) await applyOne(shop, id, { do: "restore" });
  if (becomes("isShow", true)) return void (await applyOne(shop, id, { do: "putOn" }));
  if (becomes("isShow", false)) return void (await applyOne(shop, id, { do: "takeDown" }));
  if (becomes("isAudit", true)) return void (await applyOne(shop, id, { do: "submit", isAutoUp: target.isAutoUp === true }));
  if (becomes("isAudit", false)) return void (await applyOne(shop, id, { do: "withdraw" }));
  // the decision of a review is not undone
  if (!becomes("isRecycle", false)) throw new Refusal("revisionFixed", { name });
}

/** The request body that the form would send for a product. */
function requestOf(id: number, target: RevisedFields): BodyOf<"updateProduct"> {
  const { name, type, image, flatPattern, sliderImage, unitName, keyword, intro, specType, specs, isSub, isPaidMember } = target;
  const { content, deliveryMethod, refundSwitch, sort } = target;
  const found = parseJson(text(specs));
  return checkedBody("updateProduct", {
    ...{ id, name, type, image, flatPattern, sliderImage, unitName, keyword, intro, specType, isSub, isPaidMember },
    ...{ content, deliveryMethod, refundSwitch, sort },
    ...{ cateId: referencedIds(target.cateIds).join(","), guaranteeIds: referencedIds(target.guaranteeIds).join(",") },
    ...{ categoryId: only(target.categoryId), brandId: only(target.brandId), tempId: only(target.tempId) },
    couponIds: referencedIds(target.couponIds),
    attr: isList(found) ? found.filter(isList).map(([attrName, values]) => ({ attrName, attrValues: [values].flat().join(",") })) : [],
    attrValue: skusOf(target),
  });
}

/** The SKUs in a product's fields, in their order. */
function skusOf(fields: RevisedFields): ProductRequest["attrValue"] {
  const rows = new Map<number, Record<string, RevisedValue>>();
  for (const [field, value] of Object.entries(fields)) {
    const [, id, column] = /^sku\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (id !== undefined && column !== undefined) rows.set(Number(id), { ...rows.get(Number(id)), [column]: value });
  }
  return [...rows]
    .filter(([, row]) => row.attrValue !== undefined)
    .sort(([, one], [, other]) => Number(one.place) - Number(other.place))
    .map(([id, row]) => ({
      ...{
        id,
        attrValue: text(row.attrValue),
        image: text(row.image),
        stock: Number(row.stock),
        price: text(row.price),
        cost: text(row.cost),
      },
      ...{ otPrice: text(row.otPrice), vipPrice: optional(row.vipPrice), weight: text(row.weight), volume: text(row.volume) },
      ...{ brokerage: Number(row.brokerage), brokerageTwo: Number(row.brokerageTwo) },
      ...{ barCode: optional(row.barCode), stockPlace: optional(row.stockPlace), expand: optional(row.expand) },
    }));
}

const text = (value: RevisedValue | undefined) => (typeof value === "string" ? value : "");
const optional = (value: RevisedValue | undefined) => (typeof value === "string" ? value : null);
const only = (value: RevisedValue | undefined) => referencedIds(value)[0] ?? 0;
