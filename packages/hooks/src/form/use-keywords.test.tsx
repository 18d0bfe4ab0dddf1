import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { KeywordLimits } from "./keywords";
import { useKeywords } from "./use-keywords";

const open = (first = "", limits?: KeywordLimits) =>
  renderHook(() => {
    const [value, onChange] = useState(first);
    return { value, ...useKeywords({ value, onChange, limits }) };
  }).result;

test("Enter adds what is typed and clears the input, also when it is there already", () => {
  const keywords = open("绿茶");
  act(() => keywords.current.type(" 龙井 "));
  act(() => keywords.current.add());
  expect(keywords.current).toMatchObject({ value: "绿茶,龙井", draft: "", said: "已添加 龙井" });
  act(() => keywords.current.type("绿茶"));
  act(() => keywords.current.add());
  expect(keywords.current).toMatchObject({ value: "绿茶,龙井", draft: "", said: "绿茶 已经添加过" });
});

test("pasted text is taken apart at its commas; a single word is pasted as usual", () => {
  const keywords = open();
  act(() => expect(keywords.current.paste("a,b，c")).toBe(true));
  expect(keywords.current.tags).toEqual(["a", "b", "c"]);
  act(() => expect(keywords.current.paste("d")).toBe(false));
  expect(keywords.current.tags).toHaveLength(3);
});

test("what is one too many stays typed, with the reason, until it is changed", () => {
  const keywords = open("a,b", { count: 2 });
  act(() => keywords.current.add("c"));
  expect(keywords.current).toMatchObject({ value: "a,b", draft: "c", problem: "最多添加 2 个关键字，请先移除一些" });
  act(() => keywords.current.type("cd"));
  expect(keywords.current.problem).toBe("");
});

test("a keyword can be taken away, and what was not there is not added by that", () => {
  const keywords = open("a,b,c");
  act(() => keywords.current.keep(["b", "c"]));
  expect(keywords.current).toMatchObject({ value: "b,c", said: "已移除 a" });
  act(() => keywords.current.keep(["b", "c", "d"]));
  expect(keywords.current.value).toBe("b,c");
});
