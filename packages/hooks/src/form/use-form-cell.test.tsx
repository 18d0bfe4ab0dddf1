import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { openShop } from "../testing";
import { useAction } from "../core/use-action";
import { useFormCell } from "./use-form-cell";
import { useSchemaForm } from "./use-schema-form";

interface Cells {
  cells: Record<string, number | null>;
}

const count = 200;
const keys = Array.from({ length: count }, (_, at) => `sku${at}`);
const filled = (value: number | null): Cells => ({ cells: Object.fromEntries(keys.map((key) => [key, value])) });
const empty = filled(null);

/** A form of empty cells that counts how often its rules ran, and two of its cells that count how often they were rendered. */
async function open() {
  const { wrapper } = await openShop();
  let passes = 0;
  const schema = z.object({ cells: z.record(z.string(), z.nullable(z.number())) }).check(({ value, issues }) => {
    passes += 1;
    for (const [key, cell] of Object.entries(value.cells))
      if (cell === null) issues.push({ code: "custom", path: ["cells", key], message: "empty", input: value });
  });
  const save = async (_values: Cells) => null;
  const form = renderHook(() => useSchemaForm<Cells, null>({ schema, values: empty, action: useAction(save, []) }), { wrapper }).result;
  const cellOf = (key: string) => {
    let renders = 0;
    const { result } = renderHook(() => ((renders += 1), useFormCell(form.current.form, `cells.${key}`)));
    return { result, renders: () => renders };
  };
  return { form, passes: () => passes, one: cellOf("sku0"), other: cellOf("sku1") };
}

test("a cell that is typed in renders alone, and is judged when it is left", async () => {
  const { form, one, other } = await open();
  const before = other.renders();
  act(() => void one.result.current.set(5));
  expect([one.result.current.value, form.current.form.getValues("cells.sku0"), other.renders()]).toEqual([5, 5, before]);
  act(() => void one.result.current.set(null));
  expect(one.result.current.error).toBeUndefined();
  act(() => one.result.current.leave());
  await waitFor(() => expect(one.result.current.error?.message).toBe("empty"));
  expect(other.result.current.error).toBeUndefined();
});

test("all cells are set in one write; errors that it solves go, after as few passes of the rules as for one", async () => {
  const { form, passes, one, other } = await open();
  act(() => form.current.submit());
  await waitFor(() => expect(one.result.current.error?.message).toBe("empty"));
  const before = passes();
  act(() => form.current.form.setValues(filled(9), { shouldDirty: true }));
  expect([one.result.current.value, other.result.current.value]).toEqual([9, 9]);
  await waitFor(() => expect([one.result.current.error, other.result.current.error]).toEqual([undefined, undefined]));
  expect(passes() - before).toBeLessThan(5);
});
