import fc from "fast-check";
import { expect, test } from "vitest";
import { specLimits } from "@shopkeeper/sdk/rules/specs";
import { clearCells, fillDown, fillRows, setCell } from "./sku-cells";
import { allSkuColumns, newSkuCells, type SkuCells } from "./sku-column";
import { combinationsOf, isUnfilled } from "./sku-combinations";
import { restoredMatrix } from "./sku-draft";
import { matrixOf } from "./sku-loading";
import { emptyMatrix, type SkuMatrix } from "./sku-matrix";
import { pasteBlock, writeBlock } from "./sku-paste";
import { matrixRequest } from "./sku-request";
import { addMatrixSpec, addMatrixValues, dropMatrixSpec, dropMatrixValue, moveMatrixSpec, moveMatrixValue } from "./sku-specs";
import { renameMatrixSpec, renameMatrixValue, setMulti, setSpecs, specsOf } from "./sku-specs";
import { takenOutCount, takeOut, toggleWhole } from "./sku-exclusion";

const begin = matrixOf({ specType: true, attr: [], attrValue: [] });
const done = (step: { matrix: SkuMatrix } | { problem: unknown }) => {
  if ("problem" in step) throw new Error(JSON.stringify(step.problem));
  return step.matrix;
};
const matrixWith = (specs: Readonly<Record<string, readonly string[]>>) =>
  done(
    setSpecs(
      begin,
      Object.entries(specs).map(([value, detail]) => ({ value, detail: [...detail] })),
    ),
  );
const clothes = matrixWith({ 颜色: ["红", "蓝"], 尺码: ["S", "M"] });
const keyAt = (matrix: SkuMatrix, names: string) => matrix.rows.find(({ values }) => values.join() === names)?.key ?? "missing";
const priceOf = (matrix: SkuMatrix, names: string) => matrix.rows.find(({ values }) => values.join() === names)?.cells.price;
const priced = (matrix: SkuMatrix, names: string, price: string) => setCell(matrix, keyAt(matrix, names), "price", price);
const namesOf = (matrix: SkuMatrix) => matrix.rows.map(({ values }) => values.join());

test("every combination is a row, the last spec's values changing first, and begins as the specification says", () => {
  expect(namesOf(clothes)).toEqual(["红,S", "红,M", "蓝,S", "蓝,M"]);
  expect(clothes.rows[0]?.cells).toEqual(newSkuCells);
});

test("a value that goes and comes back brings its rows' data along", () => {
  const matrix = priced(clothes, "红,M", "25");
  const without = dropMatrixValue(matrix, "尺码", "M");
  expect(namesOf(without)).toEqual(["红,S", "蓝,S"]);
  expect(priceOf(addMatrixValues(without, "尺码", "M").matrix, "红,M")).toBe("25.00");
});

test("what was filled in for a value is known again after its adding was undone and done by hand", () => {
  const more = priced(addMatrixValues(clothes, "尺码", "L").matrix, "红,L", "30");
  const undone = more.undo().undo();
  expect(namesOf(undone)).toEqual(namesOf(clothes));
  expect(priceOf(addMatrixValues(undone, "尺码", "L").matrix, "红,L")).toBe("30.00");
});

test("renaming and reordering keep every row's data and its SKU", () => {
  const matrix = priced(clothes, "红,M", "25");
  const renamed = done(renameMatrixSpec(done(renameMatrixValue(matrix, "颜色", "红", "大红")), "颜色", "色"));
  expect(priceOf(renamed, "大红,M")).toBe("25.00");
  const turned = moveMatrixSpec(moveMatrixValue(renamed, "尺码", 1, 0), 1, 0);
  expect(namesOf(turned)).toEqual(["M,大红", "M,蓝", "S,大红", "S,蓝"]);
  expect(priceOf(turned, "M,大红")).toBe("25.00");
  expect(turned.rows.map(({ key }) => key).sort()).toEqual(clothes.rows.map(({ key }) => key).sort());
});

test("a spec more passes each row on to its combinations, its pieces and its number to the first alone", () => {
  const key = keyAt(clothes, "红,S");
  const filled = setCell(setCell(priced(clothes, "红,S", "25"), key, "stock", "7"), key, "barCode", "A1");
  const more = done(addMatrixSpec(filled, { name: "材质", value: "棉，麻" }));
  const [cotton, linen] = more.rows;
  expect(cotton).toMatchObject({ values: ["红", "S", "棉"], cells: { price: "25.00", stock: "7", barCode: "A1" } });
  expect(linen).toMatchObject({ values: ["红", "S", "麻"], cells: { price: "25.00", stock: "0", barCode: "" } });
  expect(priceOf(dropMatrixSpec(more, "材质"), "红,S")).toBe("25.00");
});

test("a spec that is added again takes over what its rows have by now, not what they had the first time", () => {
  const first = done(addMatrixSpec(clothes, { name: "材质", value: "棉" }));
  const edited = priced(dropMatrixSpec(first, "材质"), "红,S", "40");
  expect(priceOf(done(addMatrixSpec(edited, { name: "材质", value: "棉" })), "红,S,棉")).toBe("40.00");
});

test("a template replaces the specs, and keeps what has the same names", () => {
  const matrix = priced(clothes, "红,M", "25");
  const step = setSpecs(matrix, [
    { value: "尺码", detail: ["M", "XL"] },
    { value: "颜色", detail: ["红"] },
  ]);
  expect(namesOf(done(step))).toEqual(["M,红", "XL,红"]);
  expect(priceOf(done(step), "M,红")).toBe("25.00");
});

test("combinations are taken out, stay out while specs change, and come back with their data", () => {
  const matrix = priced(clothes, "红,M", "25");
  const out = takeOut(matrix, [keyAt(matrix, "红,M")]);
  expect(namesOf(out)).toEqual(["红,S", "蓝,S", "蓝,M"]);
  expect(takenOutCount(out)).toBe(1);
  expect(namesOf(addMatrixValues(out, "颜色", "绿").matrix)).not.toContain("红,M");
  expect(priceOf(toggleWhole(out), "红,M")).toBe("25.00");
  expect(namesOf(toggleWhole(toggleWhole(out)))).toEqual(namesOf(out));
  const whole = toggleWhole(out);
  expect(namesOf(takeOut(whole, [keyAt(whole, "蓝,S")]))).toEqual(["红,S", "红,M", "蓝,M"]);
});

test("more combinations than a product may have are refused, and nothing changes", () => {
  const many = Array.from({ length: 46 }, (_, at) => `v${at}`);
  expect(
    setSpecs(begin, [
      { value: "a", detail: many },
      { value: "b", detail: many },
    ]),
  ).toMatchObject({
    problem: { key: "problems.combinationsFull", params: { count: 46 * 46, combinationsMax: specLimits.combinationsMax } },
  });
  const full = matrixWith({ a: many.slice(0, 32), b: many.slice(0, 32), c: ["x", "y"] });
  expect(full.rows).toHaveLength(2048);
  expect(addMatrixValues(full, "c", "z")).toMatchObject({ matrix: full, rest: "z", problem: { key: "problems.combinationsFull" } });
  expect(addMatrixSpec(full, { name: "d", value: "1,2" })).toMatchObject({ problem: { at: "value", key: "problems.combinationsFull" } });
});

test("names are refused as the rules of specs say", () => {
  expect(addMatrixSpec(clothes, { name: "材质", value: " " })).toMatchObject({ problem: { key: "problems.specHalf" } });
  expect(addMatrixSpec(clothes, { name: "颜色", value: "绿" })).toMatchObject({ problem: { key: "problems.specKnown" } });
  expect(addMatrixValues(clothes, "颜色", " ")).toMatchObject({ problem: { key: "problems.valueEmpty" } });
  expect(addMatrixValues(clothes, "颜色", "红")).toMatchObject({ matrix: clothes, known: ["红"] });
  expect(renameMatrixValue(clothes, "颜色", "红", "蓝")).toMatchObject({ problem: { key: "problems.valueTaken" } });
  expect(renameMatrixValue(clothes, "颜色", "红", "a,b")).toMatchObject({ problem: { key: "problems.comma" } });
  expect(renameMatrixSpec(clothes, "颜色", "长".repeat(21))).toMatchObject({
    problem: { key: "problems.textLong", params: { nameMax: specLimits.nameMax } },
  });
});

test("the batch row fills only what is filled", () => {
  const matrix = priced(clothes, "红,M", "25");
  const filled = fillRows(matrix, { price: "", stock: "30", cost: "0", barCode: "", weight: "1.5" });
  expect(filled.rows.map(({ cells }) => [cells.price, cells.stock, cells.cost, cells.weight])).toEqual([
    ["", "30", "", "1.50"],
    ["25.00", "30", "", "1.50"],
    ["", "30", "", "1.50"],
    ["", "30", "", "1.50"],
  ]);
  expect(fillRows(matrix, { price: "0" })).toBe(matrix);
});

test("filling down takes the first row of a block, or the row above a single one", () => {
  const keys = clothes.rows.map(({ key }) => key);
  const matrix = priced(clothes, "红,S", "25");
  const filled = (from: number, to: number) =>
    fillDown(matrix, { keys: keys.slice(from, to), columns: ["price"] }).rows.map(({ cells }) => cells.price);
  expect(filled(0, 3)).toEqual(["25.00", "25.00", "25.00", ""]);
  expect(filled(1, 2)).toEqual(["25.00", "25.00", "", ""]);
  expect(fillDown(matrix, { keys: keys.slice(0, 1), columns: ["price"] })).toBe(matrix);
});

test("an edit gives a new object to its row alone, and none where nothing differs", () => {
  const matrix = priced(clothes, "红,M", "25");
  expect(matrix.rows.map((row, at) => row === clothes.rows[at])).toEqual([true, false, true, true]);
  expect(priced(matrix, "红,M", "25.00")).toBe(matrix);
  const grown = addMatrixValues(matrix, "尺码", "L").matrix;
  expect(matrix.rows.every((row) => grown.rows.includes(row))).toBe(true);
});

test("a single SKU and several are kept apart", () => {
  const single = setCell(emptyMatrix(), "", "price", "9");
  expect(matrixRequest(single)).toMatchObject({
    specType: false,
    attr: [{ attrName: "规格", attrValues: "默认" }],
    attrValue: [{ price: "9.00", attrValue: '{"规格":"默认"}' }],
  });
  expect(setMulti(setMulti(single, true), false).rows).toEqual(single.rows);
});

const word = fc.constantFrom("红", "蓝", "10", "2");
const name = fc.constantFrom("颜色", "尺码", "1", "材质");
const column = fc.constantFrom(...allSkuColumns);
const text = fc.oneof(fc.nat(999_999).map(String), fc.constantFrom("12.5", "", "0", "abc", "0.01"));
const specs = fc.uniqueArray(fc.record({ value: name, detail: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }) }), {
  selector: ({ value }) => value,
  maxLength: 3,
});
const spot = fc.nat(30);

interface Step {
  does: string;
  take: (matrix: SkuMatrix) => SkuMatrix;
}

type Take<Value> = (matrix: SkuMatrix, value: Value) => SkuMatrix;

const stepOf = <Value>(does: string, weight: number, values: fc.Arbitrary<Value>, take: Take<Value>) => ({
  weight,
  arbitrary: values.map((value): Step => ({ does, take: (matrix) => take(matrix, value) })),
});

const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % Math.max(1, items.length)];
const orSame = (matrix: SkuMatrix, step: { matrix: SkuMatrix } | { problem: unknown }) => ("problem" in step ? matrix : step.matrix);
const onSpec = (matrix: SkuMatrix, place: number, take: (name: string, values: readonly string[]) => SkuMatrix) => {
  const spec = at(specsOf(matrix), place);
  return spec ? take(spec.value, spec.detail) : matrix;
};
const onRow = (matrix: SkuMatrix, place: number, take: (key: string) => SkuMatrix) => {
  const row = at(matrix.rows, place);
  return row ? take(row.key) : matrix;
};
const within = (place: number, items: readonly unknown[]) => place % Math.max(1, items.length);
const lines = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { maxLength: 4 });

/** A random step; indexes wrap around, so that they exist whenever there is anything. */
const steps = fc.oneof(
  stepOf("template", 1, specs, (matrix, chosen) => orSame(matrix, setSpecs(matrix, chosen))),
  stepOf("addSpec", 3, fc.record({ name, value: word }), (matrix, entry) => orSame(matrix, addMatrixSpec(matrix, entry))),
  stepOf("addValue", 4, fc.tuple(spot, word), (matrix, [place, value]) =>
    onSpec(matrix, place, (spec) => addMatrixValues(matrix, spec, value).matrix),
  ),
  stepOf("dropSpec", 2, spot, (matrix, place) => onSpec(matrix, place, (spec) => dropMatrixSpec(matrix, spec))),
  stepOf("dropValue", 3, fc.tuple(spot, spot), (matrix, [place, of]) =>
    onSpec(matrix, place, (spec, values) => dropMatrixValue(matrix, spec, at(values, of) ?? "")),
  ),
  stepOf("renameSpec", 2, fc.tuple(spot, name), (matrix, [place, next]) =>
    onSpec(matrix, place, (spec) => orSame(matrix, renameMatrixSpec(matrix, spec, next))),
  ),
  stepOf("renameValue", 2, fc.tuple(spot, spot, word), (matrix, [place, of, next]) =>
    onSpec(matrix, place, (spec, values) => orSame(matrix, renameMatrixValue(matrix, spec, at(values, of) ?? "", next))),
  ),
  stepOf("moveSpec", 2, fc.tuple(spot, spot), (matrix, [from, to]) =>
    moveMatrixSpec(matrix, within(from, matrix.specs), within(to, matrix.specs)),
  ),
  stepOf("moveValue", 2, fc.tuple(spot, spot, spot), (matrix, [place, from, to]) =>
    onSpec(matrix, place, (spec, values) => moveMatrixValue(matrix, spec, within(from, values), within(to, values))),
  ),
  stepOf("set", 8, fc.tuple(spot, column, text), (matrix, [place, of, value]) =>
    onRow(matrix, place, (key) => setCell(matrix, key, of, value)),
  ),
  stepOf("fill", 1, fc.tuple(column, text), (matrix, [of, value]) => fillRows(matrix, { [of]: value })),
  stepOf("clear", 1, fc.tuple(spot, column), (matrix, [place, of]) =>
    onRow(matrix, place, (key) => clearCells(matrix, { keys: [key], columns: [of] })),
  ),
  stepOf("paste", 1, fc.tuple(spot, column, lines), (matrix, [place, of, block]) => {
    const pasted = block.map((line) => line.join("\t")).join("\n");
    return onRow(matrix, place, (key) => pasteBlock(matrix, { keys: [key], columns: [of] }, allSkuColumns, pasted).matrix);
  }),
  stepOf("takeOut", 3, spot, (matrix, place) => onRow(matrix, place, (key) => takeOut(matrix, [key]))),
  stepOf("toggle", 1, fc.constant(undefined), toggleWhole),
  stepOf("undo", 3, fc.constant(undefined), (matrix) => matrix.undo()),
  stepOf("redo", 2, fc.constant(undefined), (matrix) => matrix.redo()),
);
const writes: ReadonlySet<string> = new Set(["set", "fill", "clear", "paste", "undo", "redo"]);
const take = (matrix: SkuMatrix, step: Step) => step.take(matrix);

const runs = process.env.DEEP ? 1_500 : 200;
const walks = fc.array(steps, { maxLength: 40 });
const visible = ({ specs: shown, rows, isMulti, state }: SkuMatrix) => ({ shown, rows, isMulti, isWhole: state.isWhole });

test("no sequence of steps loses what a combination still has", () => {
  fc.assert(
    fc.property(walks, (walk) => {
      let matrix = begin;
      const filled = new Map<string, SkuCells>(); // the last content of every row that was ever filled
      for (const step of walk) {
        const next = take(matrix, step);
        const stood = new Map(matrix.rows.map(({ key, cells }) => [key, cells]));
        for (const row of next.rows) {
          const before = stood.get(row.key) ?? filled.get(row.key);
          if (!writes.has(step.does) && before) expect(row.cells, step.does).toEqual(before);
          if (!isUnfilled(row.cells)) filled.set(row.key, row.cells);
        }
        matrix = next;
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

test("rows are the combinations of the specs but those taken out, and no number stands for two things", () => {
  fc.assert(
    fc.property(walks, (walk) => {
      let matrix = begin;
      for (const step of walk) {
        matrix = take(matrix, step);
        const { takenOut, isWhole, memory } = matrix.state;
        const all = combinationsOf(matrix.specs).filter(({ key }) => isWhole || !takenOut.has(key));
        expect(matrix.rows.map(({ key, values }) => ({ key, values }))).toEqual(all.map(({ key, names }) => ({ key, values: names })));
        const ids = matrix.specs.flatMap((spec) => [spec.id, ...spec.values.map(({ id }) => id)]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(0, ...ids)).toBeLessThan(memory.next);
        expect(new Set(matrix.rows.map(({ key }) => key)).size).toBe(matrix.rows.length);
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

test("undoing and doing again are each other's inverse, and undone to the beginning it is the beginning", () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const matrix = walk.reduce(take, begin);
      if (matrix.canUndo) {
        expect(visible(matrix.undo().redo())).toEqual(visible(matrix));
        expect(matrix.undo().redo().stamp).toBe(matrix.stamp);
      }
      if (matrix.canRedo) expect(visible(matrix.redo().undo())).toEqual(visible(matrix));
      let back = matrix;
      while (back.canUndo) back = back.undo();
      expect(back.stamp).toBe(begin.stamp);
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

test("what is sent and read again is the same matrix, in every cell that travels", () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const matrix = walk.reduce(take, begin);
      if (matrix.rows.length === 0) return;
      const sent = matrixRequest(matrix);
      const read = matrixOf(infoOf(sent));
      expect(namesOf(read).join("\n")).toBe(namesOf(matrix).join("\n"));
      // compared as text: on failure, the diff of 256 rows takes minutes to print
      const numbered = { ...sent, attrValue: sent.attrValue.map((sku, place) => ({ id: place + 1, ...sku })) };
      expect(JSON.stringify(matrixRequest(read))).toBe(JSON.stringify(numbered));
      expect(JSON.stringify(matrixRequest(matrixOf(infoOf(sent), { isCopy: true })))).toBe(JSON.stringify(sent));
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

test("a draft keeps everything but the steps", () => {
  fc.assert(
    fc.property(walks, walks, (walk, later) => {
      const matrix = walk.reduce(take, begin);
      const restored = restoredMatrix(JSON.parse(JSON.stringify(matrix)));
      expect(restored && visible(restored)).toEqual(visible(matrix));
      const ahead = (from: SkuMatrix) =>
        later
          .filter(({ does }) => does !== "undo" && does !== "redo")
          .reduce(take, from)
          .rows.map(({ values }) => values.join());
      expect(restored && ahead(restored)).toEqual(ahead(matrix));
    }),
    { numRuns: Math.ceil(runs / 3), endOnFailure: true },
  );
});

test("a block that is copied and pasted where it was changes nothing", () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const matrix = walk.reduce(take, begin);
      const columns = allSkuColumns.filter((one) => one !== "image");
      const keys = matrix.rows.map(({ key }) => key);
      const pasted = pasteBlock(
        matrix,
        { keys: keys.slice(0, 1), columns: columns.slice(0, 1) },
        allSkuColumns,
        writeBlock(matrix, { keys, columns }),
      );
      const wrong = new Set(pasted.faults.map(({ key, column: of }) => `${key} ${of}`));
      const plain = (rows: typeof matrix.rows) =>
        rows.map(({ key, cells }) => columns.map((of) => (wrong.has(`${key} ${of}`) ? "" : cells[of])).join("\t")).join("\n");
      expect(plain(pasted.matrix.rows)).toBe(plain(matrix.rows));
    }),
    { numRuns: Math.ceil(runs / 3), endOnFailure: true },
  );
});

/** The server's answer after such a request. */
function infoOf({ specType, attr, attrValue }: ReturnType<typeof matrixRequest>) {
  return {
    specType,
    attr,
    attrValue: attrValue.map(({ vipPrice = null, ...sku }, place) => ({
      ...sku,
      vipPrice,
      id: place + 1,
      sku: Object.values(JSON.parse(sku.attrValue)).join(),
    })),
  };
}
