import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VideoAccessStatus } from "../../generated/code-sets";
import {
  type VideoAccessAction,
  accessAfter,
  canDraft,
  draftAfter,
  shelfAfter,
  videoDraftProblems,
  type VideoDraftAction,
  type VideoDraftState,
} from ".";

const codes = [1, 2, 3, 4];
const states = codes.flatMap((platformEditStatus) => codes.map((editStatus) => ({ platformEditStatus, editStatus })));
const nameOf = ({ platformEditStatus, editStatus }: VideoDraftState) => `${platformEditStatus}${editStatus}`;

describe.each<[VideoDraftAction, readonly string[]]>([
  ["edit", ["11", "31", "43"]],
  ["submit", ["11", "31"]],
  ["withdraw", ["21"]],
  ["remove", ["11", "31", "41", "42", "43"]],
  ["platformPass", ["21"]],
  ["platformRefuse", ["21"]],
  ["handOver", ["41", "42"]],
  ["wechatPass", ["42"]],
  ["wechatRefuse", ["41", "42"]],
])("%s", (action, from) => {
  test("only in its states", () => expect(states.filter((state) => canDraft(action, state)).map(nameOf)).toEqual(from));
});

test("on any walk WeChat passes only what the platform has passed, and what was edited is reviewed anew", () => {
  const actions = [
    ...(["edit", "submit", "withdraw", "platformPass", "platformRefuse"] as const),
    ...(["handOver", "wechatPass", "wechatRefuse"] as const),
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 40 }), (walk) => {
      let state: VideoDraftState = { platformEditStatus: 1, editStatus: 1 };
      for (const action of walk) {
        state = draftAfter(action, state) ?? state;
        if (state.editStatus !== 1) expect(state.platformEditStatus).toBe(4);
        if (action === "edit" && canDraft("submit", state)) expect(nameOf(state)).toMatch(/^[13]1$/);
      }
    }),
  );
});

test("a product is put on from 11 and taken down from 0 or 5", () => {
  const statuses = [0, 5, 11, 13];
  expect(statuses.map((status) => shelfAfter("putOn", status)?.status)).toEqual([undefined, undefined, 5, undefined]);
  expect(statuses.map((status) => shelfAfter("putDown", status)?.status)).toEqual([11, 11, undefined, undefined]);
});

test("an application is made at first and after a refusal", () => {
  expect([0, 1, 2, 3, 9].map((status) => accessAfter("apply", status))).toEqual([1, undefined, undefined, undefined, 1]);
});

test("on any walk an application passes only after the platform and then WeChat, and a refusal leads back to applying", () => {
  const actions = ["apply", "platformPass", "platformRefuse", "wechatPass", "wechatRefuse"] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 40 }), (walk) => {
      let status: number = VideoAccessStatus.none;
      let done: VideoAccessAction[] = [];
      for (const action of walk) {
        const next = accessAfter(action, status);
        if (next === undefined) continue;
        done = action === "apply" ? [action] : [...done, action];
        status = next;
        if (status === VideoAccessStatus.passed) expect(done).toEqual(["apply", "platformPass", "wechatPass"]);
        if (status === VideoAccessStatus.refused) expect(accessAfter("apply", status)).toBe(VideoAccessStatus.reviewing);
        if (status === VideoAccessStatus.opening) expect(accessAfter("apply", status)).toBeUndefined();
      }
    }),
  );
});

test("a category that demands proof needs pictures; there are five at most", () => {
  const draft = {
    ...{ title: "茶", headImg: ["a"], qualificationPics: [], productQualificationType: 0, tempId: 1, skus: 1 },
  };
  const wrong = (changes: object) =>
    Object.entries(videoDraftProblems({ ...draft, ...changes })).map(([name, found]) => [name, found?.key]);
  expect(wrong({})).toEqual([]);
  expect(wrong({ productQualificationType: 1 })).toEqual([["qualificationPics", "qualificationEmpty"]]);
  expect(wrong({ headImg: ["a", "b", "c", "d", "e", "f"] })).toEqual([["headImg", "picturesFull"]]);
  expect(wrong({ title: " ", headImg: [], productQualificationType: undefined, tempId: null, skus: 0 }).flat()).toEqual([
    ...["title", "titleEmpty", "headImg", "picturesEmpty", "thirdCatId", "categoryEmpty"],
    ...["tempId", "templateEmpty", "attrValue", "skusEmpty"],
  ]);
});
