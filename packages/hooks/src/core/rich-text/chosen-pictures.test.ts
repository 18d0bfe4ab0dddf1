import { expect, test } from "vitest";
import { chosenPictures } from "./chosen-pictures";

test("chosen pictures come with id and address alone, in their order", () => {
  const pictures = [
    { attId: 2, sattDir: "/files/2.png", owner: 1 },
    { attId: 1, sattDir: "/files/1.png" },
  ];
  expect(chosenPictures({ type: "pictures.chosen", pictures })).toEqual([
    { attId: 2, sattDir: "/files/2.png" },
    { attId: 1, sattDir: "/files/1.png" },
  ]);
});

test("another message is none, and what is no picture is left out", () => {
  for (const message of [null, undefined, 1, "pictures.chosen", [], {}, { type: "pictures.chosen" }, { type: "x", pictures: [] }]) {
    expect(chosenPictures(message)).toBeUndefined();
  }
  expect(chosenPictures({ type: "pictures.chosen", pictures: [null, 1, { attId: "1", sattDir: "/x" }, { attId: 1 }] })).toEqual([]);
});
