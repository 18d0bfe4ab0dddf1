import { fill, type Language } from "@shopkeeper/sdk/rules/core";
import { type ProductRows, rowsByProduct } from "@shopkeeper/sdk/rules/products";
import { pause, yieldEvery } from "../../core/yield-every";
import type { Output } from "../../contract/contract";
import { checkedBody } from "../../contract/checked-body";
import { Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { importBody, type ImportBody, type ImportRow, type RowFault, type RowQuestion } from "./import-body";
import { faultsOnly, fieldFaults, refusedResult } from "./import-faults";
import { productCells, skuColumns, sharedColumns, type ProductColumn, type RowTexts } from "./product-cells";
import type { StoredProduct } from "../form/product-info";
import { productNaming, type ProductNaming } from "./product-naming";
import {
  actionRefusal,
  changesFiguresAlone,
  planNew,
  planUpdate,
  shopState,
  withLivingCoupons,
  type SavePlan,
} from "../form/product-saving";
import { remembering } from "./remembering";
import { transferMessages as messages } from "./transfer-messages";
import { wholeProducts } from "./whole-products";

/** The result for a product of a file. */
export type ImportResult = Output<"checkProductImport">[number];

/** The result for a product, and its save if it changes. */
export interface JudgedImport {
  result: ImportResult;
  plan?: SavePlan;
  /** It stays on the shelf: only prices and stock change (ADR 21). */
  isOnShelf?: boolean;
}

interface Judging {
  shop: Shop;
  naming: ProductNaming;
  language: Language;
  /** The import is being written, and its products are locked. */
  isLocked: boolean;
  /** Yields to other requests, between the steps of a product with up to 2,048 SKUs. */
  breathe(): Promise<void>;
}

/**
 * The plan of an import, product by product, by the rules of a save; nothing is written.
 *
 * A cell that equals a present export is no change, whatever the product's state.
 */
export async function judgeImport(shop: Shop, rows: readonly ImportRow[], language: Language, isLocked: boolean): Promise<JudgedImport[]> {
  const { transfer } = shop.products;
  const groups = rowsByProduct(rows);
  const ids = await transfer.idsByName(groups.flatMap(({ number, name }) => (number === "" && name !== "" ? [name] : [])));
  const named = together(
    groups.map((group) => ({ group, ids: group.number === "" ? (ids.get(group.name) ?? []) : [Number(group.number)] })),
  );
  const wanted = named.flatMap((each) => each.ids).filter((id) => Number.isSafeInteger(id) && id > 0);
  const stored = await wholeProducts(shop, [...new Set(wanted)], isLocked);
  const judging = { shop: remembering(shop), naming: await productNaming(shop), language, isLocked, breathe: yieldEvery(20) };
  const judged: JudgedImport[] = [];
  for (const { group, ids: found } of named) judged.push(await judge(group, found, stored, judging));
  return judged;
}

/** Rows that refer to one product, some by its id and some by its name, are merged. */
function together(named: readonly { group: ProductRows<ImportRow>; ids: number[] }[]) {
  const byId = new Map<number, { group: ProductRows<ImportRow>; ids: number[] }>();
  return named.flatMap((each) => {
    const [id] = each.ids.length === 1 ? each.ids : [];
    const known = id === undefined ? undefined : byId.get(id);
    if (known) known.group.rows.push(...each.group.rows);
    else if (id !== undefined) byId.set(id, each);
    return known ? [] : [each];
  });
}

async function judge(
  group: ProductRows<ImportRow>,
  ids: readonly number[],
  known: ReadonlyMap<number, StoredProduct>,
  judging: Judging,
): Promise<JudgedImport> {
  const { shop, naming, language, isLocked, breathe } = judging;
  await breathe();
  const [id] = ids;
  const found = id === undefined ? undefined : known.get(id);
  const stored = found && (await withLivingCoupons(shop, found));
  const base: ImportResult = {
    ...{ rows: group.rows.map(({ row }) => row), outcome: "refused", code: 400, message: null, faults: [], questions: [], changes: [] },
    ...{ name: stored?.row.name ?? group.name, product: stored?.row.id ?? null, version: stored?.row.version ?? null },
  };
  const first = group.rows[0]?.row ?? 0;
  let made: ImportBody | undefined;
  try {
    if (group.number === "" && group.name === "") throw faultsOnly([{ row: first, column: "name", text: messages.nameEmpty }]);
    if (ids.length > 1) throw new Refusal("importNameTwice", { name: group.name, count: ids.length });
    if (group.number !== "" && !stored)
      throw faultsOnly([{ row: first, column: "product", text: fill(messages.productMissing, { id: group.number }) }]);
    const cells = stored && productCells(stored, naming, shop.files, language);
    await breathe();
    made = importBody(group.rows, stored, cells, { naming, files: shop.files });
    if (made.faults.length > 0) throw faultsOnly([...made.faults, ...(await furtherFaults(shop, made, stored, first))]);
    if (!made.isOther) return { result: { ...base, outcome: "unchanged", code: 200 } };
    await breathe();
    const plan = await planOf(shop, made.body, stored);
    await breathe();
    if (!plan.isChanged) return { result: { ...base, outcome: "unchanged", code: 200 } };
    const version = group.rows.find((row) => row.version !== undefined)?.version;
    if (stored) {
      const refusal = await stateRefusal(shop, stored);
      if (refusal) throw refusal;
      if (version !== undefined && version !== stored.row.version) throw new Refusal("versionConflict");
    }
    const changes = stored && cells ? changesOf(stored, plan, made, first, cells, judging) : [];
    // only a version in the file ensures that sales in the meantime are not overwritten
    const confirmed = new Set(group.rows.flatMap((row) => row.confirmed ?? []));
    const isOnShelf = stored?.row.isShow === true && !confirmed.has("takeDown") && changesFiguresAlone(stored, plan.parts);
    if (isOnShelf && isLocked && version === undefined) throw new Refusal("productOnShelf");
    const asked = [...made.questions, ...(stored?.row.isShow && !isOnShelf ? [takeDown(first)] : [])];
    const questions = asked
      .filter(({ kind }) => !confirmed.has(kind))
      .map(({ text, ...question }) => ({ ...question, message: text[language] }));
    const message = questions.map((question) => question.message).join(" ");
    if (questions.length > 0) return { result: { ...base, code: 409, message, questions, changes } };
    return { plan, isOnShelf, result: { ...base, outcome: stored ? "changed" : "created", code: 200, changes } };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const refused = refusedResult(failure, made, first, language);
    const state = stored && (await stateRefusal(shop, stored));
    // correcting the cells would not be enough
    if (state && state.code !== failure.code) return { result: { ...base, ...refused, code: state.code, message: state.text[language] } };
    return { result: { ...base, ...refused } };
  }
}

/** Why the state of a product does not allow a change, on or off the shelf. */
const stateRefusal = (shop: Shop, { row }: StoredProduct) => actionRefusal(shop, { row: { ...row, isShow: false } }, { do: "edit" });

const takeDown = (row: number): RowQuestion => ({ kind: "takeDown", row, column: null, text: messages.takeDown });

/** The problems by the rules of a save, besides the unreadable cells, so that all are reported at once. */
async function furtherFaults(shop: Shop, made: ImportBody, stored: StoredProduct | undefined, first: number): Promise<RowFault[]> {
  try {
    await planOf(shop, made.body, stored);
    return [];
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const hasSpecFault = made.faults.some(({ column }) => column === "specNames" || column === "sku" || column === "skuNumber");
    return fieldFaults(failure.details.fields ?? {}, made, first).filter(({ row, column }) => {
      if (column === null || (hasSpecFault && (column === "specNames" || column === "sku"))) return false; // they follow from the first
      const isShared = sharedColumns.some((shared) => shared === column);
      return !made.faults.some((fault) => fault.column === column && (isShared || fault.row === row));
    });
  }
}

async function planOf(shop: Shop, body: Record<string, unknown>, stored: StoredProduct | undefined): Promise<SavePlan> {
  if (!stored) return planNew(shop, checkedBody("saveProduct", body));
  // it is saved off the shelf: the wish to put it on the shelf counts while a review follows
  const isAutoUp = stored.row.isAutoUp && (await shopState(shop)).isReviewed;
  const checked = checkedBody("updateProduct", { ...body, isAutoUp, isAutoSubmitAudit: false });
  await pause();
  return planUpdate(shop, stored, checked);
}

/** The cells whose values are replaced. */
function changesOf(
  stored: StoredProduct,
  { parts }: SavePlan,
  { rowOf }: ImportBody,
  first: number,
  before: RowTexts,
  { shop, naming, language }: Judging,
) {
  const [sku] = stored.skus;
  if (!sku) return [];
  const skus = parts.skus.map((values) => ({ ...sku, ...values, id: values.id ?? 0 }));
  const specs = parts.specs.flatMap((spec) => (stored.specs[0] ? [{ ...stored.specs[0], attrName: spec.name }] : []));
  const after = productCells({ row: { ...stored.row, ...parts.product }, specs, skus }, naming, shop.files, language);
  const changed = (row: number, place: number, columns: readonly ProductColumn[]) => {
    const [one, other] = [before(place), after(place)];
    return columns.flatMap((column) => {
      const [old, text] = [one?.[column] ?? "", other?.[column] ?? ""];
      return old === text ? [] : [{ row, column, before: old, after: text }];
    });
  };
  const ofRows = rowOf.flatMap((row, place) => (row === undefined ? [] : changed(row, place, ["sku", ...skuColumns])));
  return [...changed(first, 0, sharedColumns), ...ofRows];
}
