import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Output } from "../../contract/contract";
import { simulate } from "../../demo/simulate";
import { call, type TestAnswer } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type TestShop } from "../../testing/start-server";
import { bodyOf } from "../testing/product-bodies";

const walks = process.env.DEEP ? 40 : 3;
const length = 25;

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Info = Output<"getProduct">;
type Place = "shelf" | "store" | "bin" | "waiting" | "queue" | "refused";

/** An action, the states that allow it, and the next states; it changes nothing in the states of `idle`, and is refused in others. */
interface Move {
  from: Partial<Record<Place, Place | ((product: Info) => Place)>>;
  idle?: readonly Place[];
  go(shop: TestShop, product: Info): Promise<{ code: number }>;
}

const byId =
  (operation: "putOnProduct" | "takeDownProduct" | "restoreProduct" | "withdrawProduct") =>
  (shop: TestShop, { id }: Info) =>
    call(server, operation, { token: shop.token, path: { id } });

const judge =
  (verdict: "pass" | "refuse") =>
  async ({ account }: TestShop) => {
    const { passed = 0, refused = 0 } = await simulate({ database: server.database, ...server.ports }, "reviews", {
      accounts: [account],
      verdict,
    });
    return { code: passed + refused === 1 ? 200 : 404 };
  };

const stocked: Place[] = ["shelf", "store", "waiting", "refused"];
const edited = (product: Info): Place =>
  product.auditStatus === 1 || product.auditStatus === 2 || product.auditStatus === 3 ? "waiting" : "store";

/** The places and moves of a shop whose products are reviewed. */
const moves: Readonly<Record<string, Move>> = {
  putOn: { from: { store: "shelf" }, idle: ["shelf"], go: byId("putOnProduct") },
  takeDown: { from: { shelf: "store" }, idle: ["store", "bin", "waiting", "queue", "refused"], go: byId("takeDownProduct") },
  recycle: {
    from: { shelf: "bin", store: "bin", waiting: "bin", queue: "bin", refused: "bin" },
    go: (shop, { id }) => call(server, "deleteProduct", { token: shop.token, body: { id, type: "recycle" } }),
  },
  restore: {
    from: { bin: ({ auditStatus }) => (auditStatus === 1 ? "waiting" : auditStatus === 3 ? "refused" : "store") },
    idle: ["shelf", "store", "waiting", "queue", "refused"],
    go: byId("restoreProduct"),
  },
  submit: {
    from: { waiting: "queue" },
    go: (shop, { id }) => call(server, "submitProduct", { token: shop.token, body: { id, isAutoUp: id % 2 === 0 } }),
  },
  withdraw: { from: { queue: "waiting" }, go: byId("withdrawProduct") },
  pass: { from: { queue: ({ isAutoUp, stock }) => (isAutoUp && stock > 0 ? "shelf" : "store") }, go: judge("pass") },
  refuse: { from: { queue: "refused" }, go: judge("refuse") },
  edit: {
    from: { store: edited, waiting: edited, refused: edited },
    go: (shop, product) =>
      call(server, "updateProduct", {
        token: shop.token,
        body: { ...bodyOf(product), isAutoUp: false, intro: `${product.version}`, version: product.version },
      }),
  },
  editNothing: {
    from: {},
    idle: ["store", "waiting", "refused"],
    go: (shop, product) => call(server, "updateProduct", { token: shop.token, body: bodyOf(product) }),
  },
  addStock: {
    from: Object.fromEntries(stocked.map((place) => [place, place])),
    go: (shop, product) =>
      call(server, "addStock", {
        token: shop.token,
        body: { id: product.id, attrValueList: product.attrValue.map(({ id }) => ({ id, stock: 3 })) },
      }),
  },
};

const placeOf = ({ isRecycle, isShow, isAudit, auditStatus }: Info): Place => {
  if (isRecycle) return "bin";
  if (isAudit) return "queue";
  if (isShow) return "shelf";
  return auditStatus === 1 ? "waiting" : auditStatus === 3 ? "refused" : "store";
};

const tabOf: Readonly<Record<Place, number>> = { shelf: 1, store: 2, bin: 5, queue: 6, refused: 7, waiting: 8 };

test("however a product is moved, it goes where the rules say or stays, and its stock holds", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: length, maxLength: length }), async (names) => {
      const shop = await server.createShop({
        merchant: { productSwitch: true },
        products: [{ name: "走动", isShow: false, auditStatus: 1, specs: [["色", ["红", "蓝"]]], stock: 4 }],
      });
      const info = (id: number) => read(server, "getProduct", { token: shop.token, path: { id } });
      const [first] = await read(server, "listProductIds", { token: shop.token, query: { type: 8 } });
      let before = await info(first ?? 0);
      for (const name of names) {
        const move = moves[name];
        if (!move) continue;
        const place = placeOf(before);
        const target = move.from[place];
        const { code } = await move.go(shop, before);
        const after = await info(before.id);
        const isIdle = move.idle?.includes(place) === true;
        const where = `${name} from ${place}`;
        expect(code === 200, where).toBe(target !== undefined || isIdle);
        if (target === undefined) expect(after, where).toEqual(before);
        else expect(placeOf(after), where).toBe(typeof target === "function" ? target(before) : target);
        expect(after.stock, where).toBe(before.stock + (name === "addStock" && target !== undefined ? 6 : 0));
        expect(
          after.attrValue.reduce((sum, { stock }) => sum + stock, 0),
          where,
        ).toBe(after.stock);
        if (after.isShow)
          expect([after.isRecycle, after.isAudit, after.auditStatus === 2 || after.auditStatus === 0]).toEqual([false, false, true]);
        before = after;
      }
      const tabs = await read(server, "listProductTabs", { token: shop.token });
      const counted = tabs.filter(({ type, count }) => count > 0 && type !== 3 && type !== 4).map(({ type }) => type);
      expect(counted).toEqual([tabOf[placeOf(before)]]);
    }),
    { numRuns: walks, seed: 5, endOnFailure: true },
  );
});

test("of many who act on one product at once, each finds it in a place that the rules know", { timeout: 120_000 }, async () => {
  const shop = await server.createShop({ products: [{ name: "抢", isShow: false }] });
  const [id = 0] = await read(server, "listProductIds", { token: shop.token, query: { type: 2 } });
  const operations = ["putOnProduct", "takeDownProduct", "restoreProduct"] as const;
  const answers: TestAnswer[] = await Promise.all([
    ...Array.from({ length: 15 }, (_, at) => call(server, operations[at % 3] ?? "putOnProduct", { token: shop.token, path: { id } })),
    ...Array.from({ length: 15 }, () => call(server, "deleteProduct", { token: shop.token, body: { id, type: "recycle" } })),
    ...Array.from({ length: 15 }, (_, at) =>
      call(server, at % 2 ? "putOnProducts" : "recycleProducts", { token: shop.token, body: { idList: [id] } }),
    ),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const product = await read(server, "getProduct", { token: shop.token, path: { id } });
  expect(product.isShow && product.isRecycle).toBe(false);
});
