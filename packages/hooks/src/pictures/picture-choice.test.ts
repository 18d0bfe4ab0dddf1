import { expect, test } from "vitest";
import { chosenPictures, choiceProblem, cropProblem } from "./picture-choice";

const picture = (attId: number) => ({ attId, sattDir: `/${attId}.png`, name: `${attId}` });

test("nothing selected is to be selected first; with those chosen before there are at most so many", () => {
  expect([0, 1, 2].map((count) => choiceProblem(count))).toEqual(["choose.first", undefined, undefined]);
  expect([0, 1, 2].map((count) => choiceProblem(count, 1))).toEqual(["choose.first", undefined, "choose.one"]);
  expect([1, 2].map((count) => choiceProblem(count, 3, count + 2))).toEqual([undefined, "choose.most"]);
});

test("cropping takes one picture at most, or none", () => {
  expect([0, 1, 2].map(cropProblem)).toEqual([undefined, undefined, "choose.one"]);
});

test("those chosen before come first, then the selected ones in the order of selecting, each once", () => {
  expect(chosenPictures([picture(9), picture(3)], [picture(3), picture(1), picture(2)]).map(({ attId }) => attId)).toEqual([9, 3, 1, 2]);
  expect(chosenPictures([], [picture(5)])).toEqual([{ attId: 5, sattDir: "/5.png", name: "5" }]);
  expect(chosenPictures([], [{ attId: 5, sattDir: "/5.png" }])).toEqual([{ attId: 5, sattDir: "/5.png" }]);
  expect(chosenPictures([], [{ ...picture(5), bytes: 7000 }])).toEqual([{ attId: 5, sattDir: "/5.png", name: "5", bytes: 7000 }]);
});

test("a single picture takes the place of the one before", () => {
  expect(chosenPictures([picture(9)], [picture(3)], 1)).toEqual([{ attId: 3, sattDir: "/3.png", name: "3" }]);
});
