import fc from "fast-check";
import { expect, test } from "vitest";
import { FreeShipping, ShippingCharge } from "../../generated/code-sets";
import { everywhere, orderPostage, postageOf, type PostageTerms, type PricedRegion, quantityOf } from "./postage";

const [hangzhou, suzhou, lhasa] = [330106, 320508, 540102];
const region = (districts: readonly number[], first: number, firstPrice: number, renewal: number, renewalPrice: number): PricedRegion => ({
  ...{ districts: new Set(districts), first, firstPrice, renewal, renewalPrice },
});
const custom: PostageTerms = {
  type: ShippingCharge.byPiece,
  appoint: FreeShipping.custom,
  regions: [region([everywhere], 100, 800, 100, 200), region([lhasa], 200, 2500, 200, 1000)],
  frees: [{ districts: new Set([hangzhou]), number: 300, price: 9900 }],
};
const sent = (pieces: number, district: number | undefined, worth = 0) => postageOf(custom, { quantity: pieces * 100, worth, district });

test("the first pieces cost one price, each further one another; a district's own row goes before the country's", () => {
  expect(sent(1, suzhou)).toEqual({ cents: 800, by: "region", row: 0, renewals: 0 });
  expect(sent(3, suzhou)).toEqual({ cents: 1200, by: "region", row: 0, renewals: 2 });
  expect(sent(3, undefined)).toMatchObject({ cents: 1200, row: 0 });
  expect([sent(2, lhasa), sent(3, lhasa), sent(5, lhasa)].map(({ cents }) => cents)).toEqual([2500, 3500, 4500]);
});

test("a free row needs its quantity and its amount, and only its districts have it", () => {
  expect(sent(3, hangzhou, 9900)).toEqual({ cents: 0, by: "free", row: 0 });
  expect([sent(3, hangzhou, 9899), sent(2, hangzhou, 9900), sent(3, suzhou, 9900)].map(({ cents }) => cents)).toEqual([1200, 1000, 1200]);
});

test("a template that is free everywhere costs nothing; a partly free one only in its rows, and its free rows do not count", () => {
  expect(postageOf({ ...custom, appoint: FreeShipping.everywhere }, { quantity: 900, worth: 0, district: lhasa })).toEqual({
    ...{ cents: 0, by: "everywhere" },
  });
  const partly = { ...custom, appoint: FreeShipping.partly, regions: custom.regions.slice(1) };
  expect(postageOf(partly, { quantity: 100, worth: 0, district: hangzhou })).toEqual({ cents: 0, by: "elsewhere" });
  expect(postageOf(partly, { quantity: 100, worth: 0, district: lhasa })).toMatchObject({ cents: 2500 });
  const everybody = { ...partly, regions: custom.regions.slice(0, 1) };
  expect(postageOf(everybody, { quantity: 300, worth: 99_999, district: hangzhou })).toMatchObject({ cents: 1200, by: "region" });
});

test("parts of a kilogram are exact: 0.1 and 0.2 are 0.3", () => {
  const byWeight = { ...custom, type: ShippingCharge.byWeight, frees: [], regions: [region([everywhere], 30, 500, 10, 1)] };
  const line = { tempId: 1, price: 100, volume: 0 };
  const lines = [
    { ...line, pieces: 1, weight: 10 },
    { ...line, pieces: 1, weight: 20 },
  ];
  expect(orderPostage(lines, new Map([[1, byWeight]]), suzhou)).toBe(500);
  expect(orderPostage([...lines, { ...line, pieces: 1, weight: 1 }], new Map([[1, byWeight]]), suzhou)).toBe(501);
});

const hundredths = fc.integer({ min: 10, max: 99_999_999 });
const cents = fc.integer({ min: 0, max: 99_999_999 });
const district = fc.constantFrom(hangzhou, suzhou, lhasa, undefined);
const amounts = fc.record({ first: hundredths, firstPrice: cents, renewal: hundredths, renewalPrice: cents });
const terms = fc.record({
  type: fc.constantFrom(ShippingCharge.byPiece, ShippingCharge.byWeight, ShippingCharge.byVolume),
  appoint: fc.constantFrom(FreeShipping.everywhere, FreeShipping.partly, FreeShipping.custom),
  regions: fc.tuple(amounts, amounts).map(([country, far]) => [
    { ...country, districts: new Set([everywhere]) },
    { ...far, districts: new Set([lhasa, suzhou]) },
  ]),
  frees: fc.record({ number: hundredths, price: cents }).map((free) => [{ ...free, districts: new Set([hangzhou, suzhou]) }]),
});

test("postage is whole cents, never negative, and that of the row that it names", () => {
  fc.assert(
    fc.property(terms, hundredths, cents, district, (template, quantity, worth, place) => {
      const postage = postageOf(template, { quantity, worth, district: place });
      expect(Number.isSafeInteger(postage.cents) && postage.cents >= 0).toBe(true);
      if (postage.by !== "region") {
        expect(postage.cents).toBe(0);
        return;
      }
      const row = template.regions[postage.row];
      // the renewals reach the quantity, and one fewer would not
      const covered = (row?.first ?? 0) + postage.renewals * (row?.renewal ?? 0);
      expect(covered).toBeGreaterThanOrEqual(quantity);
      if (postage.renewals > 0) expect(covered - (row?.renewal ?? 0)).toBeLessThan(quantity);
      expect(postage.cents).toBe((row?.firstPrice ?? 0) + postage.renewals * (row?.renewalPrice ?? 0));
    }),
  );
});

test("more of the same never costs less, unless it becomes free", () => {
  fc.assert(
    fc.property(terms, hundredths, hundredths, cents, district, (template, quantity, more, worth, place) => {
      const [little, much] = [quantity, quantity + more].map((each) => postageOf(template, { quantity: each, worth, district: place }));
      if (much?.by !== "free") expect(much?.cents).toBeGreaterThanOrEqual(little?.cents ?? 0);
    }),
  );
});

const sentLine = fc.record({
  tempId: fc.constantFrom(0, 1, 2),
  pieces: fc.integer({ min: 1, max: 99 }),
  weight: fc.integer({ min: 0, max: 9999 }),
  volume: fc.integer({ min: 0, max: 9999 }),
  price: fc.integer({ min: 0, max: 999_999 }),
});

test("an order's postage is the sum over its templates, whatever the order of its lines; lines without a template add nothing", () => {
  fc.assert(
    fc.property(fc.array(sentLine, { maxLength: 6 }), terms, terms, district, (lines, one, two, place) => {
      const templates = new Map([
        [1, one],
        [2, two],
      ]);
      const whole = orderPostage(lines, templates, place);
      expect(orderPostage(lines.toReversed(), templates, place)).toBe(whole);
      const parts = [1, 2].map((id) =>
        orderPostage(
          lines.filter(({ tempId }) => tempId === id),
          templates,
          place,
        ),
      );
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    }),
  );
});

test("parcels of a few grams add up exactly", () => {
  expect(quantityOf(ShippingCharge.byWeight, [{ pieces: 3, weight: 0.1, volume: 0 }])).toBe(0.3);
  expect(quantityOf(ShippingCharge.byWeight, [{ pieces: 2, weight: 0.5, volume: 0 }])).toBe(1);
});
