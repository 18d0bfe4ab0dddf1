import fc from "fast-check";
import { expect, test } from "vitest";
import { ActivityStatus, SeckillAuditStatus } from "../../generated/code-sets";
import { canSeckill, type SeckillAction, seckillRefusal, seckillTransitions } from "./seckill-state";

const { waiting, passed, refused } = SeckillAuditStatus;
const { ongoing, ended } = ActivityStatus;
const actions = Object.keys(seckillTransitions).filter((name): name is SeckillAction => name in seckillTransitions);

test.each<[SeckillAction, number[]]>([
  ["pass", [waiting]],
  ["refuse", [waiting]],
  ["withdraw", [waiting]],
  ["putUp", [passed]],
  ["takeDown", [passed]],
  ["setPrice", [passed]],
  ["resubmit", [refused]],
  ["remove", [refused]],
])("%s is possible at %j alone", (action, from) => {
  const allowed = [waiting, passed, refused].filter(
    (auditStatus) => seckillRefusal(action, { auditStatus, isShow: false, activityStatus: ongoing }) === undefined,
  );
  expect(allowed).toEqual(from);
});

test("after the end nothing goes up, is priced or submitted again", () => {
  const over = (auditStatus: number) => ({ auditStatus, isShow: false, activityStatus: ended });
  expect([
    seckillRefusal("putUp", over(passed)),
    seckillRefusal("setPrice", over(passed)),
    seckillRefusal("resubmit", over(refused)),
  ]).toEqual(["ended", "ended", "ended"]);
  expect([canSeckill("takeDown", { ...over(passed), isShow: true }), canSeckill("remove", over(refused))]).toEqual([true, true]);
});

test("whatever happens in whatever order, only what has passed is up, and what is gone stays so", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 30 }), (walk) => {
      let product: { auditStatus: number; isShow: boolean; isDel?: true } = { auditStatus: waiting, isShow: false };
      for (const action of walk) {
        if (product.isDel || !canSeckill(action, { ...product, activityStatus: ongoing })) continue;
        product = { ...product, ...seckillTransitions[action].change };
        expect(product.isShow && product.auditStatus !== passed).toBe(false);
      }
    }),
  );
});
