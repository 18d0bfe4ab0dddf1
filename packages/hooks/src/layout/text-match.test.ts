import fc from "fast-check";
import { expect, test } from "vitest";
import { pinyinReadings } from "./pinyin";
import { matchText } from "./text-match";

const shown = (text: string, input: string) =>
  matchText(text, input, pinyinReadings)?.stretches.map(([start, end]) => text.slice(start, end));
const costOf = (text: string, input: string) => matchText(text, input, pinyinReadings)?.cost ?? Infinity;

const chinese = fc.constantFrom(..."优惠券列表领取记录商品分类行业重置单长调模板会员资金流水");
const latin = fc.constantFrom(..."aBcdeLIst019");
const text = fc.array(fc.oneof(chinese, latin, fc.constantFrom("/", "-", "😀", "é")), { minLength: 1, maxLength: 14 });

test.each([
  ["优惠券列表", "优惠券列表", ["优惠券列表"]],
  ["优惠券列表", "惠券", ["惠券"]],
  ["优惠券列表", "券表", ["券", "表"]],
  ["优惠券列表", "youhuiquan", ["优惠券"]],
  ["优惠券列表", "yhqlb", ["优惠券列表"]],
  ["优惠券列表", "yhlb", ["优惠", "列表"]],
  ["优惠券列表", "youhq", ["优惠券"]],
  ["优惠券列表", "YouHuiQuan", ["优惠券"]],
  ["优惠券列表", "优huiq", ["优惠券"]],
  ["优惠劵", "优惠券", ["优惠劵"]],
  ["优惠劵", "yhq", ["优惠劵"]],
  ["/coupon/list", "coupon/l", ["coupon/l"]],
  ["/coupon/list", "cl", ["c", "l"]],
  ["/marketing/seckill/creatSeckill", "cS", ["c", "S"]],
  ["/coupon/list", "cupon", ["c", "upon"]],
  ["Coupon list", "ＣＯＵＰＯＮ", ["Coupon"]],
])("%s is found by %s", (label, input, parts) => expect(shown(label, input)).toEqual(parts));

test.each([
  ["单行文本", "danhang"],
  ["行业分类", "hangye"],
  ["银行卡", "yinhang"],
  ["重置密码", "chongzhi"],
  ["重量", "zhongliang"],
  ["会员成长值", "chengzhang"],
  ["长度", "changdu"],
  ["批量调价", "tiaojia"],
  ["运费模板", "muban"],
  ["会计", "kuaiji"],
  ["传送带", "chuansong"],
  ["参与活动", "canyu"],
  ["数据导出", "shujudaochu"],
  ["率", "lv"],
])("%s is found as it is said: %s", (label, input) => expect(shown(label, input)).toHaveLength(1));

test.each([
  ["优惠券列表", "xyz"],
  ["优惠券列表", "表列"],
  ["优惠券列表", "youxx"],
  ["/coupon/list", "opn"],
  ["/coupon/list", "cpn"],
  ["", "a"],
  ["优惠券", ""],
])("%s is not found by %s", (label, input) => expect(matchText(label, input, pinyinReadings)).toBeUndefined());

test("without readings Chinese stands for itself alone", () => {
  expect(matchText("优惠券", "yhq")).toBeUndefined();
  expect(matchText("优惠券", "优券")).toBeDefined();
});

test("the very text is best, then its beginning, a later word of it, and parts of it", () => {
  const costs = ["列表", "列表页", "优惠券列表", "列出的表"].map((label) => costOf(label, "列表"));
  expect(costs[0]).toBe(0);
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(new Set(costs).size).toBe(costs.length);
});

test("whole syllables in one piece are better than beginnings in several", () =>
  expect(costOf("单子", "dan")).toBeLessThan(costOf("大安宁", "dan")));

test("any text finds itself at no cost, in either case", () => {
  fc.assert(
    fc.property(text, (characters) => {
      const label = characters.join("");
      expect(matchText(label, label, pinyinReadings)).toEqual({ cost: 0, stretches: [[0, label.length]] });
      expect(matchText(label, label.toUpperCase(), pinyinReadings)?.cost).toBe(0);
    }),
  );
});

test("any piece of a text is found in it, and what is marked is what was typed", () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (characters, begin, length) => {
      const start = begin % characters.length;
      const input = characters.slice(start, start + 1 + (length % (characters.length - start))).join("");
      const label = characters.join("");
      const marked = matchText(label, input)?.stretches.map(([from, to]) => label.slice(from, to));
      expect(marked?.join("").toLowerCase()).toBe(input.toLowerCase());
    }),
  );
});

test("any Chinese characters in their order are found, and so is any beginning of each one's reading", () => {
  const said: Record<string, string> = { 优: "you", 惠: "hui", 券: "quan", 列: "lie", 表: "biao", 行: "hang", 长: "zhang", 重: "chong" };
  const character = fc.record({ character: fc.constantFrom(...Object.keys(said)), isEntered: fc.boolean(), letters: fc.nat({ max: 5 }) });
  fc.assert(
    fc.property(fc.array(character, { minLength: 1, maxLength: 8 }), (characters) => {
      const label = characters.map((one) => one.character).join("");
      const input = characters.filter((one) => one.isEntered);
      fc.pre(input.length > 0);
      expect(matchText(label, input.map((one) => one.character).join(""))).toBeDefined();
      const letters = input.map((one) => (said[one.character] ?? "").slice(0, 1 + one.letters)).join("");
      expect(matchText(label, letters, pinyinReadings)).toBeDefined();
    }),
  );
});

test("stretches lie in the text, in order, and never touch", () => {
  fc.assert(
    fc.property(text, text, (characters, input) => {
      const label = characters.join("");
      const stretches = matchText(label, input.join(""), pinyinReadings)?.stretches ?? [];
      const ends = stretches.flat();
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(new Set(ends).size).toBe(ends.length);
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(label.length);
    }),
  );
});

test("what is found without readings holds every typed character in its order", () => {
  fc.assert(
    fc.property(text, fc.array(fc.oneof(chinese, latin), { minLength: 1, maxLength: 4 }), (characters, input) => {
      const label = characters.join("").toLowerCase();
      if (!matchText(label, input.join(""))) return;
      let at = -1;
      for (const character of input) {
        at = label.indexOf(character.toLowerCase(), at + 1);
        expect(at).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("a long text of one letter is searched to its end", () => {
  expect(matchText("a ".repeat(40), "a".repeat(64))).toBeUndefined();
});
