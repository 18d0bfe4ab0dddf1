import fc from "fast-check";
import { expect, test } from "vitest";
import {
  atTime,
  cancelPrompt,
  closedPrompt,
  confirmPrompt,
  endPrompt,
  openPrompt,
  type Prompt,
  promptDelay,
  takeBackPrompt,
  typeInPrompt,
} from "./prompt";

const promptWith = (text: string) => typeInPrompt(openPrompt(), text);
const waiting = confirmPrompt(promptWith("缺货"), 1000);
const running = atTime(waiting, 1000 + promptDelay);

test("it runs three seconds after it is confirmed, and not a moment earlier", () => {
  expect(promptDelay).toBe(3000);
  expect(waiting).toEqual({ step: "waiting", text: "缺货", until: 4000 });
  expect(atTime(waiting, 3999)).toBe(waiting);
  expect(atTime(waiting, 4000)).toEqual({ step: "running", text: "缺货" });
});

test("until then it can be taken back, with its text", () => {
  const back = takeBackPrompt(waiting);
  expect(back).toEqual({ step: "typing", text: "缺货" });
  expect(atTime(back, 99_999)).toBe(back);
  expect(takeBackPrompt(running)).toBe(running);
});

test("nothing is taken that is empty or blank; typing on takes the complaint away", () => {
  expect(confirmPrompt(promptWith("  "), 0)).toEqual({ step: "typing", text: "  ", problem: "empty" });
  expect(typeInPrompt(confirmPrompt(promptWith(""), 0), "a")).toEqual({ step: "typing", text: "a" });
});

test("a text that is too long stays as it is typed, and is refused", () => {
  expect(confirmPrompt(promptWith("五个字以上"), 0, { maxLength: 4 })).toEqual({ step: "typing", text: "五个字以上", problem: "tooLong" });
  expect(confirmPrompt(promptWith(" 四个字呀 "), 0, { maxLength: 4 }).step).toBe("waiting");
  expect(confirmPrompt(promptWith("😀😀"), 0, { maxLength: 2 }).step).toBe("waiting");
});

test("a second confirmation does not move the time", () => expect(confirmPrompt(waiting, 3500)).toBe(waiting));

test("cancelling closes it and takes the action back, but not when it is being carried out", () => {
  expect(cancelPrompt(waiting)).toBe(closedPrompt);
  expect(cancelPrompt(running)).toBe(running);
});

test("what failed goes back to the same text, what is done closes", () => {
  expect(endPrompt(running, false)).toEqual({ step: "typing", text: "缺货" });
  expect(endPrompt(running, true)).toBe(closedPrompt);
});

test("whatever happens, nothing runs but a confirmed text that is not blank, three seconds after its confirmation", () => {
  const event = fc.oneof(
    fc.record({ do: fc.constant("type"), text: fc.constantFrom("", " ", "缺货", "太长的文字") }),
    fc.record({ do: fc.constantFrom("confirm", "takeBack", "cancel", "open", "fail") }),
    fc.record({ do: fc.constant("wait"), for: fc.integer({ min: 0, max: 4000 }) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let now = 0;
      let confirmedAt = 0;
      let prompt: Prompt = closedPrompt;
      for (const happened of events) {
        const before: Prompt = prompt;
        if (happened.do === "type") prompt = typeInPrompt(prompt, happened.text);
        else if (happened.do === "wait") prompt = atTime(prompt, (now += happened.for));
        else if (happened.do === "confirm") prompt = confirmPrompt(prompt, now, { maxLength: 4 });
        else if (happened.do === "takeBack") prompt = takeBackPrompt(prompt);
        else if (happened.do === "cancel") prompt = cancelPrompt(prompt);
        else if (happened.do === "fail") prompt = endPrompt(prompt, false);
        else if (prompt.step === "closed") prompt = openPrompt();
        if (prompt.step === "waiting" && before.step !== "waiting") confirmedAt = now;
        if (prompt.step === "running" && before.step !== "running") {
          expect(before).toMatchObject({ step: "waiting", text: prompt.text });
          expect(prompt.text.trim()).toBe("缺货");
          expect(now - confirmedAt).toBeGreaterThanOrEqual(promptDelay);
        }
      }
    }),
  );
});
