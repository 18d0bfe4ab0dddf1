import { expect, test } from "vitest";
import { type UserSearch, userSearchProblems } from "./search-problems";

test.each<[UserSearch, object]>([
  [{}, {}],
  [{ searchType: "uid", content: "12" }, {}],
  [{ searchType: "uid", content: "" }, {}],
  [{ searchType: "nickname", content: "小明" }, {}],
  [{ searchType: "uid", content: "小明" }, { content: { key: "digits" } }],
  [{ searchType: "phone", content: "138 0000" }, { content: { key: "digits" } }],
  [{ dateLimit: "lately7" }, {}],
  [{ dateLimit: "2026-05-03,2026-05-02" }, { dateLimit: { key: "dateLimitInvalid" } }],
])("%j has the problems %j", (search, problems) => expect(userSearchProblems(search)).toEqual(problems));
