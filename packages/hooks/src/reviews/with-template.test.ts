import { expect, test } from "vitest";
import { withTemplate } from "./with-template";

test("a template takes the place of nothing or of another one, and leaves what was typed", () => {
  expect(withTemplate(" ", "谢谢", ["谢谢"])).toBe("谢谢");
  expect(withTemplate("谢谢", "欢迎再来", ["谢谢", "欢迎再来"])).toBe("欢迎再来");
  expect(withTemplate("已补发。", "谢谢", ["谢谢"])).toBe("已补发。\n谢谢");
});
