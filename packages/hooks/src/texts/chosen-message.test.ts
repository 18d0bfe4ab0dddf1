import { expect, test } from "vitest";
import { chosenMessage, picturesIn } from "./chosen-message";

test("a message holds ids and addresses, and nothing else of the pictures", () => {
  const picture = { attId: 1, sattDir: "/1.png", name: "a", owner: 3 };
  expect(chosenMessage([picture])).toEqual({ type: "pictures.chosen", pictures: [{ attId: 1, sattDir: "/1.png" }] });
  expect(picturesIn(chosenMessage([picture]))).toEqual([{ attId: 1, sattDir: "/1.png" }]);
});

test("another message is none, and what is no picture in one is left out", () => {
  expect([picturesIn(null), picturesIn("pictures.chosen"), picturesIn({ type: "other", pictures: [] })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(
    picturesIn({ type: "pictures.chosen", pictures: [{ attId: "1", sattDir: "/1.png" }, 3, { attId: 2, sattDir: "/2.png" }] }),
  ).toEqual([{ attId: 2, sattDir: "/2.png" }]);
});
