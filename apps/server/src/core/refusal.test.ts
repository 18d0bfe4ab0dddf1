import { expect, test } from "vitest";
import { Refusal } from "./refusal";

test("a refusal counts in the singular too", () => {
  const sentence = (count: number) => new Refusal("roleUsed", { name: "客服", count, admins: "lin" }).text.en;
  expect(sentence(1)).toBe("“客服” is held by 1 administrator: lin. Give them another role first.");
  expect(sentence(2)).toContain("2 administrators");
});
