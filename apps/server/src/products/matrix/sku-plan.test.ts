import fc from "fast-check";
import { expect, test } from "vitest";
import { planSkus } from "./sku-plan";
import type { SkuValues } from "../form/product-values";
import type { skus } from "../tables";

type Row = typeof skus.$inferSelect;

const figures = {
  ...{ image: "a.png", stock: 1, price: 100, vipPrice: null, otPrice: 100, cost: 50, weight: 0, volume: 0 },
  ...{ brokerage: 0, brokerageTwo: 0, barCode: null, expand: null },
};
const wantedOf = (values: string, change: Partial<SkuValues> = {}): SkuValues => ({
  ...figures,
  sku: values,
  attrValue: JSON.stringify({ 值: values }),
  key: JSON.stringify([["值", values]]),
  ...change,
});
const rowOf = (id: number, values: string, change: Partial<Row> = {}): Row => {
  const { key: _, id: __, ...stored } = wantedOf(values);
  return {
    ...stored,
    stockPlace: null,
    id,
    merId: 1,
    productId: 1,
    place: 0,
    sales: 0,
    cdkeyId: null,
    version: 0,
    isDel: false,
    ...change,
  };
};

/** The rows of the table after a plan; fails if two living rows ever have the same values. */
function applied(known: readonly Row[], wanted: readonly SkuValues[]): Row[] {
  const { added, changed, released } = planSkus(known, wanted);
  const rows = new Map(known.map((row) => [row.id, { ...row }]));
  for (const id of released) Object.assign(rows.get(id) ?? {}, { isDel: true });
  for (const { id, ...values } of changed) {
    Object.assign(rows.get(id) ?? {}, values, { isDel: false });
    assertUnique([...rows.values()]);
  }
  let next = 1000;
  for (const values of added) rows.set(next, { ...rowOf(next++, values.sku), ...values });
  assertUnique([...rows.values()]);
  return [...rows.values()];
}

function assertUnique(rows: readonly Row[]) {
  const living = rows.filter(({ isDel }) => !isDel).map(({ sku }) => sku);
  expect(new Set(living).size).toBe(living.length);
}

const value = fc.constantFrom(..."甲乙丙丁戊己".split(""));

test("after any plan the living rows are just what was wanted, in its order, named numbers kept, no row lost", () => {
  const known = fc
    .uniqueArray(fc.tuple(value, fc.boolean(), fc.nat(5)), { selector: ([values, isDel]) => `${values}${isDel}`, maxLength: 10 })
    .map((rows) => rows.map(([values, isDel, place], at) => rowOf(at + 1, values, { isDel, place })));
  const wanted = fc.uniqueArray(value, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(known, wanted, fc.array(fc.nat(9)), (rows, values, picks) => {
      const ids = [...new Set(picks)].flatMap((pick) => rows[pick]?.id ?? []);
      const requested = values.map((each, at) => wantedOf(each, { id: ids[at], stock: at }));
      const after = applied(rows, requested);
      const living = after.filter(({ isDel }) => !isDel).sort((one, other) => one.place - other.place);
      expect(living.map(({ sku, stock }) => [sku, stock])).toEqual(values.map((each, at) => [each, at]));
      for (const [at, { id }] of requested.entries()) if (id !== undefined) expect(living[at]?.id).toBe(id);
      for (const row of rows) expect(after.some(({ id }) => id === row.id)).toBe(true);
      // the row that had these values, living before dead, still has them where no id was given
      for (const [at, each] of values.entries()) {
        const before = rows.find(({ sku, isDel, id }) => sku === each && !isDel && !ids.slice(0, values.length).includes(id));
        if (before && requested[at]?.id === undefined) expect(living[at]?.id).toBe(before.id);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("what is already so is not written", () => {
  const rows = [rowOf(1, "甲", { place: 0 }), rowOf(2, "乙", { place: 1, sales: 9, version: 4 })];
  expect(planSkus(rows, [wantedOf("甲"), wantedOf("乙")])).toEqual({ added: [], changed: [], released: [] });
  expect(planSkus(rows, [wantedOf("乙"), wantedOf("甲")]).changed.map(({ id, place }) => [id, place])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test("a row whose values are broken is nobody's, and leaves", () => {
  expect(planSkus([rowOf(1, "甲", { attrValue: "{oops" })], [wantedOf("甲")])).toMatchObject({ added: [{ sku: "甲" }], released: [1] });
});
