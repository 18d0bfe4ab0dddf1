import { expect, test } from "vitest";
import { readProductAddress } from "./product-address";

const read = (id?: string, isDisabled?: string, isCopy?: string, search = "") =>
  readProductAddress({ id, isDisabled, isCopy }, new URLSearchParams(search));

test("an address says what its form is for", () => {
  expect(read("0", "2", "2")).toEqual({ mode: "add", id: undefined, type: 0 });
  expect(read("0", "2", "1").mode).toBe("collect");
  expect(read("7", "2", "2")).toEqual({ mode: "edit", id: 7, type: 0 });
  expect(read("7", "2", "1").mode).toBe("copy");
  expect(read("7", "1").mode).toBe("view");
  expect(read("7", "1", "1").mode).toBe("view");
});

test("what is left out, or makes no sense, is a new product", () => {
  expect(read().mode).toBe("add");
  expect(read("x", "2", "2").mode).toBe("add");
  expect(read("0", "2", "2", "type=2").type).toBe(2);
});
