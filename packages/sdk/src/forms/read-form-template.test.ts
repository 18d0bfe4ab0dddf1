import { expect, test } from "vitest";
import type { FormField, FormNode } from "./form-template";
import { readFormTemplate } from "./read-form-template";

const described = (tag: string, model: string, more: object = {}, config: object = {}) => ({
  __config__: { label: `${model}的名称`, tag, layout: "colFormItem", span: 24, ...config },
  __vModel__: model,
  ...more,
});

function templateOf(fields: unknown, form: object = {}) {
  const read = readFormTemplate({ fields, ...form });
  if ("fault" in read) throw new Error(read.fault);
  return read.template;
}

function fieldOf(...described: unknown[]): FormField {
  const [field] = templateOf(described).fields;
  if (!field) throw new Error("a field was expected");
  return field;
}

test("a template is read from JSON text and from what it stands for", () => {
  const content = {
    fields: [described("el-input", "name")],
    size: "medium",
    labelPosition: "top",
    labelWidth: 120,
    gutter: 20,
    disabled: true,
  };
  for (const form of [content, JSON.stringify({ ...content, formBtns: false })]) {
    expect(readFormTemplate(form)).toMatchObject({
      template: { size: "medium", labelPosition: "top", labelWidth: 120, gutter: 20, isDisabled: true, hasButtons: form === content },
    });
  }
});

test("what is no JSON and what has no fields is told apart", () => {
  for (const text of ["", "{", "{'a':1}", "undefined", "<form>"]) expect(readFormTemplate(text)).toEqual({ fault: "json" });
  for (const content of ["null", "1", "[]", "{}", '{"fields":{}}', { fields: "x" }, null, 7])
    expect(readFormTemplate(content)).toEqual({ fault: "shape" });
});

test("every tag has its kind", () => {
  const tags = {
    "el-input": "text",
    "el-input-number": "number",
    "el-select": "select",
    "el-cascader": "cascader",
    "el-radio-group": "radio",
    "el-checkbox-group": "checkbox",
    "el-switch": "switch",
    "el-slider": "slider",
    "el-time-picker": "time",
    "time-select": "time-select",
    "el-date-picker": "date",
    "el-rate": "rate",
    "el-color-picker": "color",
    "upload-file": "file",
    "self-upload": "picture",
  };
  const { fields, issues } = templateOf(Object.keys(tags).map((tag, at) => described(tag, `field${at}`)));
  expect(fields.map(({ tag, kind }) => [tag, kind])).toEqual(Object.entries(tags));
  expect(issues).toEqual([]);
});

test("the ways in which a text is typed", () => {
  expect(fieldOf(described("el-input", "a", { type: "textarea", maxlength: "200", "show-word-limit": true }))).toMatchObject({
    variant: "lines",
    maxLength: 200,
    hasCounter: true,
  });
  expect(fieldOf(described("el-input", "a", { "show-password": true }))).toMatchObject({ variant: "password" });
  expect(fieldOf(described("el-input", "a", { __slot__: { prepend: "https://", append: ".com" } }))).toMatchObject({
    variant: "line",
    before: "https://",
    after: ".com",
  });
});

test("a description may also be written plainly, without the generators' underscores", () => {
  const plain = {
    config: { label: "名称", tag: "el-select", required: true },
    model: "kind",
    slot: { options: ["甲", { label: "乙", value: 2 }] },
  };
  expect(fieldOf(plain)).toMatchObject({
    model: "kind",
    isRequired: true,
    options: [
      { label: "甲", value: "甲" },
      { label: "乙", value: 2 },
    ],
  });
  expect(fieldOf({ tag: "el-input", model: "name", label: "名称", placeholder: "请输入" })).toMatchObject({
    label: "名称",
    placeholder: "请输入",
  });
});

test("an unknown layout keeps its place in the form, and the rest works", () => {
  const { nodes, fields, issues } = templateOf([
    described("el-input", "a"),
    described("el-input", "b", {}, { layout: "gridItem" }),
    described("el-input", "c"),
  ]);
  expect(nodes[1]).toMatchObject({ kind: "gap", fault: "layout", what: "gridItem", label: "b的名称" });
  expect(fields.map(({ model }) => model)).toEqual(["a", "c"]);
  expect(issues).toEqual([{ fault: "layout", what: "gridItem", label: "b的名称" }]);
});

test("unknown tags, missing and repeated model keys, and things that are no fields are told", () => {
  const { nodes, issues } = templateOf([
    described("tinymce", "a"),
    described("el-input", ""),
    described("el-input", "b"),
    described("el-input", "b"),
    described("el-input", "__proto__"),
    described("constructor", "c"),
    "text",
    null,
    [],
  ]);
  expect(issues.map(({ fault, what }) => [fault, what])).toEqual([
    ["tag", "tinymce"],
    ["model", ""],
    ["twice", "b"],
    ["model", "__proto__"],
    ["tag", "constructor"],
    ["node", "string"],
    ["node", "object"],
    ["node", "object"],
  ]);
  expect(nodes).toHaveLength(9);
});

test("rows hold fields and rows, but not for ever", () => {
  const inRow = (child: unknown): unknown => ({
    __config__: { layout: "rowFormItem", children: [child], span: 12 },
    gutter: 8,
    type: "flex",
    justify: "end",
  });
  const { nodes, fields } = templateOf([inRow(inRow(described("el-input", "deep")))]);
  expect(nodes[0]).toMatchObject({ kind: "row", span: 12, gutter: 8, isFlex: true, justify: "end" });
  expect(fields.map(({ model }) => model)).toEqual(["deep"]);
  let tower: unknown = described("el-input", "top");
  for (let floor = 0; floor < 40; floor += 1) tower = inRow(tower);
  expect(templateOf([tower]).issues).toMatchObject([{ fault: "deep" }]);
});

test("a form of thousands of fields is cut, and says so", () => {
  const { nodes, issues } = templateOf(Array.from({ length: 5000 }, (_, at) => described("el-input", `field${at}`)));
  expect(nodes).toHaveLength(300);
  expect(issues).toEqual([{ fault: "many", what: "300", label: "" }]);
});

test("options without a value, and repeated ones, are left out and told", () => {
  const options = [{ label: "甲", value: 1 }, { label: "又一", value: "1" }, { label: "无" }, { value: {} }, { label: "乙", value: false }];
  const template = templateOf([described("el-select", "kind", { __slot__: { options } })]);
  expect(template.fields[0]).toMatchObject({ options: [{ value: 1 }, { value: false }] });
  expect(template.issues.map(({ fault, what }) => [fault, what])).toEqual([
    ["option", "又一"],
    ["option", "无"],
    ["option", ""],
  ]);
});

test("a cascader's keys may have other names, and its branches go on below", () => {
  const field = fieldOf(
    described("el-cascader", "area", {
      options: [{ id: 1, name: "浙江", sub: [{ id: 2, name: "杭州", disabled: true }] }],
      props: { props: { label: "name", value: "id", children: "sub", multiple: true, checkStrictly: true, emitPath: false } },
    }),
  );
  expect(field).toMatchObject({
    isMultiple: true,
    isAnyLevel: true,
    isPath: false,
    branches: [{ label: "浙江", value: 1, children: [{ label: "杭州", value: 2, isDisabled: true, children: [] }] }],
  });
});

test("a button sends a form that has no buttons of its own, and otherwise only what it says it sends", () => {
  const button = (more: object): unknown => ({
    __config__: { tag: "el-button", layout: "colFormItem" },
    __slot__: { default: "好" },
    ...more,
  });
  const actionIn = (formBtns: boolean, more: object = {}) => {
    const [node]: readonly FormNode[] = templateOf([button(more)], { formBtns }).nodes;
    return node?.kind === "button" ? node.action : undefined;
  };
  expect([
    actionIn(false),
    actionIn(true),
    actionIn(true, { "native-type": "submit" }),
    actionIn(false, { "native-type": "reset" }),
  ]).toEqual(["submit", "none", "submit", "reset"]);
});

test("a link in a tip is one of the web or none", () => {
  const tipOf = (tipsLink: string) =>
    fieldOf(described("el-input", "a", {}, { tips: true, tipsIsLink: true, tipsDesc: "说明", tipsLink })).tip;
  expect(tipOf("https://shop.example/help")).toEqual({ text: "说明", href: "https://shop.example/help" });
  for (const link of [
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//shop.example",
    "/help",
    "file:///etc",
  ])
    expect(tipOf(link), link).toEqual({ text: "说明", href: undefined });
  expect(fieldOf(described("el-input", "a", {}, { tips: false, tipsDesc: "说明" })).tip).toBeUndefined();
});

test("times of a time-select are hourly from 00:00 to 24:00 unless it says otherwise", () => {
  const timesOf = (options: object) => {
    const field = fieldOf(described("time-select", "time", { "picker-options": options }));
    return field.kind === "time-select" ? field.times : [];
  };
  expect([timesOf({}).length, timesOf({}).at(0), timesOf({}).at(-1)]).toEqual([25, "00:00", "24:00"]);
  expect(timesOf({ start: "09:00", end: "10:30", step: "00:30" })).toEqual(["09:00", "09:30", "10:00", "10:30"]);
  expect(timesOf({ start: "x", end: "y", step: "00:00" })).toHaveLength(289);
});

test("contents that try to break the reader are read all the same", () => {
  const cyclic: Record<string, unknown> = { __config__: { layout: "rowFormItem" } };
  Object.assign(cyclic, { __config__: { layout: "rowFormItem", children: [cyclic, cyclic] } });
  const hostile: unknown[] = [
    { fields: [cyclic] },
    { fields: new Array(100_000_000) },
    {
      fields: [
        { __config__: { tag: "el-input", regList: [{ pattern: cyclic }], span: Number.NaN, labelWidth: Infinity }, __vModel__: "a" },
      ],
    },
    '{"fields":[{"__proto__":{"tag":"el-input"},"__vModel__":"a"}],"__proto__":{"polluted":1}}',
    `{"fields":${"[".repeat(5000)}${"]".repeat(5000)}}`,
    { fields: [described("el-select", "a", { __slot__: { options: new Array(50_000_000) } })] },
    { fields: [described("el-slider", "a", { min: 5, max: -5, step: 0 }), described("el-rate", "b", { max: 1e9 })] },
  ];
  for (const content of hostile) expect(() => readFormTemplate(content)).not.toThrow();
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});
