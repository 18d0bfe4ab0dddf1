import {
  fieldProblem,
  fieldValue,
  formProblems,
  initialValues,
  isEmptyValue,
  problemSentence,
  readFormTemplate,
  submissionOf,
} from "@shopkeeper/sdk/forms";
import { matchesPattern } from "@shopkeeper/sdk/form-patterns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { previewContent } from "./preview-message";
import { templateSchema } from "./template-schema";

const tags = [
  ...["el-input", "el-input-number", "el-select", "el-cascader", "el-radio-group", "el-checkbox-group", "el-switch", "el-slider"],
  ...["el-time-picker", "time-select", "el-date-picker", "el-rate", "el-color-picker", "upload-file", "self-upload", "el-button"],
];
const patterns = ["/^\\d+$/", "^[a-z]*$", "/(?=x)/", "/(a+)+$/", "/[/", "x{2000}", "/^.{1,20}$/is"];

const anything = fc.anything({
  maxDepth: 2,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
});
const often = <Value>(usual: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: anything });
const partly = (members: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record(members, { requiredKeys: [] });

const option = often(
  partly({ label: often(fc.string()), value: often(fc.oneof(fc.string(), fc.integer(), fc.boolean())), disabled: fc.boolean() }),
);

const { field } = fc.letrec((tie) => ({
  field: often(
    partly({
      __config__: often(
        partly({
          label: often(fc.string()),
          tag: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...tags) }, { weight: 1, arbitrary: anything }),
          layout: fc.oneof({ weight: 8, arbitrary: fc.constantFrom("colFormItem", "rowFormItem") }, { weight: 1, arbitrary: anything }),
          span: often(fc.integer()),
          required: often(fc.boolean()),
          showLabel: often(fc.boolean()),
          labelWidth: often(fc.integer()),
          defaultValue: anything,
          tips: often(fc.boolean()),
          tipsDesc: often(fc.string()),
          tipsIsLink: fc.boolean(),
          tipsLink: often(fc.webUrl()),
          regList: often(
            fc.array(often(partly({ pattern: often(fc.constantFrom(...patterns)), message: often(fc.string()) })), { maxLength: 3 }),
          ),
          children: often(fc.array(tie("field"), { maxLength: 3 })),
        }),
      ),
      __slot__: often(partly({ options: often(fc.array(option, { maxLength: 5 })), default: often(fc.string()) })),
      __vModel__: often(fc.string()),
      placeholder: often(fc.string()),
      options: often(fc.array(option, { maxLength: 3 })),
      type: often(fc.constantFrom("textarea", "daterange", "dates", "datetime", "week", "month", "year", "flex")),
      min: often(fc.integer()),
      max: often(fc.integer()),
      step: often(fc.double()),
      precision: often(fc.integer({ min: 0, max: 4 })),
      maxlength: often(fc.integer()),
      multiple: often(fc.boolean()),
      range: often(fc.boolean()),
      "is-range": often(fc.boolean()),
      "value-format": often(fc.constantFrom("yyyy-MM-dd", "timestamp", "HH:mm", "yyyy 第 WW 周")),
      "picker-options": often(
        partly({ selectableRange: often(fc.string()), start: often(fc.string()), end: often(fc.string()), step: often(fc.string()) }),
      ),
    }),
  ),
}));

const content = fc.oneof(
  anything,
  fc.string(),
  partly({
    fields: often(fc.array(field, { maxLength: 6 })),
    size: anything,
    labelWidth: anything,
    gutter: anything,
    disabled: anything,
    formBtns: anything,
  }),
);

test("no content throws, and none is read as two things at once", () => {
  fc.assert(
    fc.property(content, (given) => {
      const read = readFormTemplate(given);
      expect("template" in read).toBe(!("fault" in read));
      previewContent(given);
      previewContent({ type: "refreshFrame", data: given });
    }),
    { numRuns: 1500 },
  );
});

test("what is read has everything it shows in its place: each field once, and each part that is not known as a gap that is told", () => {
  fc.assert(
    fc.property(fc.array(field, { maxLength: 6 }), (fields) => {
      const read = readFormTemplate({ fields });
      if ("fault" in read) throw new Error(read.fault);
      const { template } = read;
      const all = template.nodes.flatMap(function nodesOf(node): (typeof node)[] {
        return node.kind === "row" ? [node, ...node.nodes.flatMap(nodesOf)] : [node];
      });
      const gaps = all.filter((node) => node.kind === "gap");
      expect(template.issues).toEqual(expect.arrayContaining(gaps.map(({ fault, what, label }) => ({ fault, what, label }))));
      expect(template.nodes).toHaveLength(fields.length);
      expect(new Set(template.fields.map(({ model }) => model)).size).toBe(template.fields.length);
      for (const { span } of all) expect(span >= 1 && span <= 24).toBe(true);
      for (const { tip } of template.fields) if (tip?.href) expect(tip.href).toMatch(/^https?:\/\//);
    }),
    { numRuns: 1000 },
  );
});

test("any value is one that its field can hold, reading it twice changes nothing, and what is wrong has a sentence in both languages", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 6 }), fc.array(anything, { maxLength: 6 }), async (fields, values) => {
      const read = readFormTemplate({ fields });
      if ("fault" in read) throw new Error(read.fault);
      const { template } = read;
      const given = Object.fromEntries(template.fields.map(({ model }, at) => [model, values[at % Math.max(1, values.length)]]));
      for (const each of template.fields) {
        const value = fieldValue(each, given[each.model]);
        expect(fieldValue(each, value)).toEqual(value);
        isEmptyValue(each, value);
        const rule = fieldProblem(each, value, matchesPattern);
        if (!rule) continue;
        const { zh, en } = problemSentence({ ...each, label: "名称", placeholder: "", rules: [] }, rule);
        for (const sentence of [zh, en]) expect(sentence).not.toMatch(/undefined|\{\{/);
      }
      formProblems(template, given, matchesPattern);
      submissionOf(template, initialValues(template, given));
      await templateSchema(template).safeParseAsync(given);
    }),
    { numRuns: 800 },
  );
});
