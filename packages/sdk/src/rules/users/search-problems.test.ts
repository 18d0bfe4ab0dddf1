import { expect, test } from "vitest";
import { type UserSearch, userSearchProblems, userSearchWords } from "./search-problems";

test.each<[UserSearch, object]>([
  [{}, {}],
  [{ searchType: "uid", content: "12" }, {}],
  [{ searchType: "uid", content: "" }, {}],
  [{ searchType: "nickname", content: "小明" }, {}],
  [{ searchType: "uid", content: "小明" }, { content: { key: "digits" } }],
  [{ searchType: "phone", content: "+86 138 0000" }, {}],
  [{ searchType: "phone", content: "1380000x" }, { content: { key: "digits" } }],
  [{ searchType: "phone", content: "--" }, { content: { key: "digits" } }],
  [{ searchType: "phone", content: " \u200b" }, {}],
  [{ dateLimit: "lately7" }, {}],
  [{ dateLimit: "2026-05-03,2026-05-02" }, { dateLimit: { key: "dateLimitInvalid" } }],
])("%j has the problems %j", (search, problems) => expect(userSearchProblems(search)).toEqual(problems));

test.each([
  ["phone", "+86 138-0013-8000", "13800138000"],
  ["phone", "\u202d１３８\u202c", "138"],
  ["uid", " １２ ", "12"],
  ["uid", "12345678901234567890", "12345678901234567890"],
  ["uid", "第12号", undefined],
  ["nickname", " 小 鹿 ", "小 鹿"],
  ["all", "+86 138", "+86 138"],
] as const)("a search by %s for %j compares %j", (by, content, words) => expect(userSearchWords(by, content)).toBe(words));
