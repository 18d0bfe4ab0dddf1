import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer } from "../../testing/start-server";
import { bodyOf, matrixOf, plainProduct } from "../testing/product-bodies";

const runs = process.env.DEEP ? 120 : 8;

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const text = (max: number) =>
  fc.string({ unit: "grapheme", minLength: 1, maxLength: max }).filter((each) => isStored(each) && each.trim() !== "");
const isStored = (each: string) => !/\0|\p{Surrogate}/u.test(each);
const word = text(6).filter((each) => !each.includes(",") && each.trim() === each && [...each].length <= 20);
const money = fc.nat(99_999_999).map((cents) => (cents / 100).toFixed(2));
const picture = fc.constantFrom(
  "/files/demo/cup-1.svg",
  "/files/demo/teapot-2.svg",
  "https://cdn.test/a.png?x=1,2&y=[3]",
  "http://a.test/图.jpg",
);
const specs = fc
  .uniqueArray(word, { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.uniqueArray(word, { minLength: 1, maxLength: 3 }).map((values) => [name, values] as const))),
  )
  .map((pairs) => Object.fromEntries(pairs))
  .filter((made) => Object.keys(made).every((name) => name.trim() === name));

const skuChange = fc.record({
  stock: fc.nat(999_999),
  price: money,
  cost: money,
  otPrice: money,
  weight: money,
  volume: money,
  brokerage: fc.nat(15),
  brokerageTwo: fc.nat(15),
  barCode: fc.option(fc.string({ unit: "grapheme-ascii", maxLength: 40 })),
  stockPlace: fc.option(fc.string({ unit: "grapheme-ascii", maxLength: 32 })),
  image: picture,
});

const change = fc.record({
  name: text(40),
  intro: text(60),
  keyword: fc.option(fc.array(word, { maxLength: 4 }).map((words) => words.join(","))),
  unitName: text(8),
  image: picture,
  flatPattern: fc.option(picture),
  sliderImage: fc.array(picture, { minLength: 1, maxLength: 10 }).map((list) => JSON.stringify(["/files/demo/clip.mp4", ...list])),
  guaranteeIds: fc.option(fc.subarray([1, 2, 3, 4, 5, 6]).map((ids) => ids.join(","))),
  brandId: fc.nat(24),
  sort: fc.nat(9999),
  isSub: fc.boolean(),
  refundSwitch: fc.boolean(),
  deliveryMethod: fc.constantFrom("1", "2", "1,2", "2,1"),
  content: fc.option(
    fc.oneof(
      fc.string({ maxLength: 80 }).filter(isStored),
      fc.constant('<h2>标题</h2><p onclick="x">a<img src="/files/demo/cup-1.svg"></p><ul><li>x'),
    ),
  ),
  isAutoUp: fc.boolean(),
});

test("a product that is loaded and saved without a change is the same in every field", { timeout: 300_000 }, async () => {
  const shop = await server.createShop({
    merchant: { productSwitch: true },
    products: 1,
    coupons: [{ receiveType: 2 }, { receiveType: 2 }],
  });
  const { token } = shop;
  const coupons = (await read(server, "listUsableCoupons", { token })).map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(
      change,
      specs,
      fc.array(skuChange, { minLength: 27, maxLength: 27 }),
      fc.subarray(coupons),
      async (fields, matrix, rows, couponIds) => {
        const body = {
          ...(await plainProduct(server, shop)),
          ...fields,
          ...matrixOf(matrix, (_sku, place) => rows[place] ?? {}),
          couponIds,
        };
        const id = (await read(server, "saveProduct", { token, body }))?.id ?? 0;
        const before = await read(server, "getProduct", { token, path: { id } });
        expect(await call(server, "updateProduct", { token, body: bodyOf(before) })).toMatchObject({ code: 200 });
        expect(await read(server, "getProduct", { token, path: { id } })).toEqual(before);
        const strangers = { ...bodyOf(before), attrValue: before.attrValue.map(({ id: _, ...row }) => row) };
        expect(await call(server, "updateProduct", { token, body: strangers })).toMatchObject({ code: 200 });
        expect(await read(server, "getProduct", { token, path: { id } })).toEqual(before);
      },
    ),
    { numRuns: runs, seed: 11, endOnFailure: true },
  );
});
