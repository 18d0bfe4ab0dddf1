import { expect, test } from "vitest";
import { readTable } from "../../files/table-file";
import { checkedRows } from "./checked-rows";
import { guessMatch, isOrderNo, knownHeadings, withPlace } from "./sheet-columns";
import { sheetRows } from "./sheet-rows";
import { sheetState } from "./sheet-state";

const companies = [
  { code: "shunfeng", name: "顺丰速运" },
  { code: "zhongtong", name: "中通快递" },
];
const [one, two, three] = ["2611230001000101000001", "2611230001000101000002", "2611230001000101000003"];
const options = { edits: new Map(), companies, fallback: undefined };
const limits = { bytes: 1e6, unpackedBytes: 1e6, rows: 20_000, columns: 50 };
async function tableOf(text: string) {
  const outcome = await readTable(text, { limits, headings: knownHeadings, isRow: (texts) => texts.some(isOrderNo) });
  if (!("table" in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.table;
}
const read = async (text: string) => {
  const table = await tableOf(text);
  return sheetRows(table, guessMatch(table, companies), options);
};

test("columns are known by their headings, in any order, with others between them", async () => {
  const { match, rows } = await (async () => {
    const table = await tableOf(`序号\t运单号*\t收件人\t物流公司\t商家订单号（必填）\n1\tSF1234567890123\t林\t顺丰\t${one}`);
    const guessed = guessMatch(table, companies);
    return { match: guessed, rows: sheetRows(table, guessed, options) };
  })();
  expect(match).toEqual({ orderNo: 4, company: 3, number: 1, goods: undefined, count: undefined });
  expect(rows).toMatchObject([{ row: 2, orderNo: one, number: "SF1234567890123", code: "shunfeng", problem: undefined }]);
});

test("rows without headings are known by what stands in them", async () => {
  expect(await read(`${one} 中通 73100012345678\n${two},顺丰速运,SF1234567890123`)).toMatchObject([
    { row: 1, orderNo: one, code: "zhongtong", number: "73100012345678" },
    { row: 2, orderNo: two, code: "shunfeng" },
  ]);
});

test("a single pasted row is one order", async () => {
  expect(await read(`${one} SF1234567890123`)).toMatchObject([{ orderNo: one, code: "shunfeng", isGuessed: true, problem: undefined }]);
});

test("where no company is named the number tells it, then the one chosen for all", async () => {
  const table = await tableOf(`订单号\t单号\n${one}\tSF1234567890123\n${two}\tX123456789`);
  const match = guessMatch(table, companies);
  expect(sheetRows(table, match, options).map(({ code }) => code)).toEqual(["shunfeng", undefined]);
  expect(sheetRows(table, match, { ...options, fallback: "zhongtong" }).map(({ code }) => code)).toEqual(["shunfeng", "zhongtong"]);
});

test("each row says what is wrong with it, and corrections count", async () => {
  const table = await tableOf(
    `订单号\t快递\t单号\n${one}\t某某\tA1\n${two}\t顺丰\t\n${two}\t顺丰\tB1\n\t顺丰\tC1\n${three}\t顺丰\t单号!\n12-3\t顺丰\tD1`,
  );
  const match = guessMatch(table, companies);
  const problems = (edits: Parameters<typeof sheetRows>[2]["edits"]) =>
    sheetRows(table, match, { ...options, edits }).map(({ problem }) => problem?.column);
  expect(problems(new Map())).toEqual(["company", "number", undefined, "orderNo", "number", "orderNo"]);
  const edits = new Map([
    [2, { company: "shunfeng" }],
    [3, { number: "SF1" }],
  ]);
  expect(problems(edits).slice(0, 2)).toEqual([undefined, undefined]);
});

test("two orders may travel in one parcel, which is pointed out", async () => {
  const rows = await read(`${one} 顺丰 SF1234567890123\n${two} 顺丰 SF1234567890123`);
  expect(rows.map(({ sameParcelAs, problem }) => [sameParcelAs, problem])).toEqual([
    [undefined, undefined],
    [1, undefined],
  ]);
});

test("a column that is put elsewhere takes its place from the other", () => {
  const match = { orderNo: 0, company: 1, number: 2, goods: undefined, count: undefined };
  expect(withPlace(match, "orderNo", 2)).toEqual({ ...match, orderNo: 2, number: undefined });
});

test("an order that was sent with this parcel is no mistake; others say why they cannot be sent", async () => {
  const [row] = await read(`${one} 顺丰 SF1234567890123`);
  if (!row) throw new Error("there is a row");
  const known = {
    orderNo: one ?? "",
    canSend: true,
    isLogoff: false,
    message: null,
    needsDelivery: true,
    realName: "林",
    goods: "绿茶",
    lines: [],
    trackingNumbers: [],
  };
  expect(sheetState(row, undefined)).toEqual({ state: "unchecked" });
  expect(sheetState(row, known)).toEqual({ state: "ready" });
  expect(sheetState(row, { ...known, canSend: false, message: "已发", trackingNumbers: ["SF1234567890123"] })).toEqual({
    state: "repeated",
  });
  expect(sheetState(row, { ...known, canSend: false, message: "订单不存在" })).toEqual({ state: "wrong", reason: "订单不存在" });
  expect(sheetState(row, { ...known, needsDelivery: false }).state).toBe("wrong");
});

test("invisible signs, widths, blanks and marks of text are no part of a number", async () => {
  const [row] = await read(`订单号\t快递\t单号\n\u202d${one}\u202c\t\u200b顺丰\t ＳＦ12345 67890123\u2060`);
  expect(row).toMatchObject({ orderNo: one, code: "shunfeng", number: "SF1234567890123", problem: undefined });
  const [marked] = await read(`订单号\t快递\t单号\n'${one}\t顺丰\t="SF1234567890123"`);
  expect(marked).toMatchObject({ orderNo: one, number: "SF1234567890123", problem: undefined });
});

test("a number that Excel has shortened is refused and says so", async () => {
  const rows = await read(`订单号\t快递\t单号\n2.61123E+21\t顺丰\tA1\n${one}\t顺丰\t7.31E+13`);
  expect(rows.map(({ problem }) => problem)).toMatchObject([
    { column: "orderNo", key: "problems.shortened" },
    { column: "number", key: "problems.shortened" },
  ]);
});

test("a pasted cell with a line end in quotes is one cell", async () => {
  const table = await tableOf(`订单号\t备注\t单号\r\n${one}\t"门口""A""\n放\t好"\tSF1234567890123\r\n${two}\t5" 屏\tSF2`);
  expect(table.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    [one, '门口"A"\n放\t好', "SF1234567890123"],
    [two, '5" 屏', "SF2"],
  ]);
});

const lines = [
  { orderDetailId: 1, productName: "绿茶", sku: "红,L", num: 2 },
  { orderDetailId: 2, productName: "绿茶", sku: "蓝,L", num: 3 },
];
const toSend = {
  ...{ orderNo: one ?? "", canSend: true, isLogoff: false, message: null, needsDelivery: true, realName: "林", goods: "绿茶", lines },
  trackingNumbers: [],
};
const checked = async (text: string, sent = new Set<number>()) => checkedRows(await read(text), new Map([[one ?? "", toSend]]), sent);
const head = "订单号\t快递\t单号\t规格\t数量\n";

test("several rows of an order with the same parcel are one shipment", async () => {
  const rows = await checked(`${head}${one}\t顺丰\tSF1\t红，L\t2\n${one}\t顺丰\tsf-1\t蓝，L\t3`);
  expect(rows.map(({ state, joins, pieces }) => [state, joins, pieces])).toEqual([
    ["ready", undefined, undefined],
    ["joined", 2, undefined],
  ]);
  expect((await checked(`${head}${one}\t顺丰\tSF1\n${one}\t顺丰\tSF1`, new Set([2]))).map(({ state }) => state)).toEqual(["sent", "sent"]);
});

test("an order in several parcels is split by what its rows name", async () => {
  const rows = await checked(`${head}${one}\t顺丰\tSF1\t红，L\t\n${one}\t顺丰\tSF2\t绿茶 蓝,L\t1.0件\n${one}\t顺丰\tSF2\t蓝/L\t2`);
  expect(rows.map(({ state, pieces }) => [state, pieces])).toEqual([
    ["ready", [{ orderDetailId: 1, num: 2 }]],
    ["ready", [{ orderDetailId: 2, num: 3 }]],
    ["joined", undefined],
  ]);
});

test("an order in several parcels whose rows do not say what is in them is not sent", async () => {
  const reasons = async (text: string) => (await checked(text)).map(({ state, reason }) => (state === "wrong" ? reason : state));
  expect(await reasons(`${head}${one}\t顺丰\tSF1\n${one}\t顺丰\tSF2`)).toEqual([
    expect.stringContaining("写明"),
    expect.stringContaining("写明"),
  ]);
  expect(await reasons(`${head}${one}\t顺丰\tSF1\t绿茶\n${one}\t顺丰\tSF2\t红,L\t9`)).toEqual([
    expect.stringContaining("没有“绿茶”，或有多个"),
    expect.stringContaining("还能发 2 件"),
  ]);
});

test("five thousand rows are matched", async () => {
  const rows = Array.from(
    { length: 5000 },
    (_, at) => `26112300010001${String(at).padStart(8, "0")}\t顺丰\tSF${String(at).padStart(13, "0")}`,
  );
  expect((await read(`订单号\t快递\t单号\n${rows.join("\n")}`)).every(({ problem }) => !problem)).toBe(true);
});
