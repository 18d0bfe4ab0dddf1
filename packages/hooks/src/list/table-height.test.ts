import { expect, test } from "vitest";
import { tableHeight } from "./table-height";

test("a table has what the window leaves below its head and above its pages", () =>
  expect([tableHeight(900), tableHeight(100)]).toEqual([707, 0]));
