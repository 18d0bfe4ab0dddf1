import { expect, test } from "vitest";
import { matchesPattern } from "../form-patterns";
import { formProblems } from "./form-problems";
import { initialValues, submissionOf } from "./form-values";
import { problemSentence } from "./problem-messages";
import { readFormTemplate } from "./read-form-template";

function templateOf(tag: string, more: object = {}, config: object = {}) {
  const field = { __config__: { label: "名称", tag, layout: "colFormItem", ...config }, __vModel__: "it", ...more };
  const read = readFormTemplate({ fields: [field] });
  if ("fault" in read) throw new Error(read.fault);
  return read.template;
}

/** The problem of a value of a template's only field. */
const ruleFor = (template: ReturnType<typeof templateOf>, value: unknown) => formProblems(template, { it: value }, matchesPattern)[0]?.rule;

/** The sentence of that problem. */
function said(template: ReturnType<typeof templateOf>, value: unknown, language: "zh" | "en" = "zh") {
  const [problem] = formProblems(template, { it: value }, matchesPattern);
  return problem && problemSentence(problem.field, problem.rule)[language];
}

test("a required field says its placeholder, one of several says 请至少选择一个, one without a placeholder 不能为空", () => {
  const required = { required: true };
  expect(said(templateOf("el-input", { placeholder: "请输入名称" }, required), "")).toBe("请输入名称");
  expect(said(templateOf("el-input", {}, required), "  ")).toBe("名称不能为空");
  expect(said(templateOf("el-date-picker", {}, required), null)).toBe("名称不能为空");
  for (const tag of ["el-checkbox-group", "el-cascader"])
    expect(said(templateOf(tag, { placeholder: "请选择" }, required), undefined)).toBe("请至少选择一个名称");
  expect(said(templateOf("el-select", { multiple: true, placeholder: "请选择" }, required), [])).toBe("请至少选择一个名称");
  expect(said(templateOf("el-input", {}, required), "", "en")).toBe("名称 cannot be empty");
});

test("0 and false are something, no stars are nothing", () => {
  expect(ruleFor(templateOf("el-input-number", {}, { required: true }), 0)).toBeUndefined();
  expect(ruleFor(templateOf("el-switch", {}, { required: true }), false)).toBeUndefined();
  expect(ruleFor(templateOf("el-rate", {}, { required: true }), 0)).toBe("required");
});

test("what nobody can fill in is not required", () => {
  expect(ruleFor(templateOf("el-input", { disabled: true }, { required: true }), "")).toBeUndefined();
});

test("patterns are asked in their order and say their own sentence", () => {
  const regList = [
    { pattern: "/^\\d+$/", message: "只能是数字" },
    { pattern: "^.{11}$", message: "" },
  ];
  const template = templateOf("el-input", {}, { regList });
  expect([said(template, "abc"), said(template, "123"), said(template, "13800000000"), said(template, "")]).toEqual([
    "只能是数字",
    "名称格式不正确",
    undefined,
    undefined,
  ]);
  expect(said(template, " 13800000000 ")).toBeUndefined();
});

test("a pattern that cannot be used is no rule, so that nobody is kept from submitting", () => {
  const regList = [{ pattern: "/^(?=.*a)x$/", message: "没人能检查" }, { pattern: "/(/" }, { pattern: "/^\\d+$/", message: "只能是数字" }];
  const template = templateOf("el-input", {}, { regList });
  expect(said(template, "b")).toBe("只能是数字");
  expect(said(template, "7")).toBeUndefined();
});

test("limits of each kind", () => {
  const cases: [ReturnType<typeof templateOf>, unknown, string | undefined][] = [
    [templateOf("el-input", { maxlength: 3 }), "1234", "名称最多3个字"],
    [templateOf("el-input", { maxlength: 3 }), "😀😀😀", undefined],
    [templateOf("el-input-number", { min: 1 }), 0, "名称不能小于1"],
    [templateOf("el-input-number", { max: 9 }), 10, "名称不能大于9"],
    [templateOf("el-input-number", { precision: 1 }), 1.25, "名称最多1位小数"],
    [templateOf("el-input-number", { step: 0.1, "step-strictly": true }), 0.3, undefined],
    [templateOf("el-input-number", { step: 5, "step-strictly": true }), 12, "名称须为5的倍数"],
    [templateOf("el-rate", { max: 5 }), 6, "名称不能大于5"],
    [templateOf("el-rate"), 2.5, "名称须为1的倍数"],
    [templateOf("el-rate", { "allow-half": true }), 2.5, undefined],
    [templateOf("el-slider", { max: 10 }), 11, "名称不能大于10"],
    [templateOf("el-slider", { range: true }), [7, 3], "名称的结束不能早于开始"],
    [templateOf("el-color-picker"), "#12345g", "名称格式不正确"],
    [templateOf("el-color-picker"), "rgba(1, 2, 3, 0.5)", undefined],
    [templateOf("el-date-picker"), "2024-02-30", "名称格式不正确"],
    [templateOf("el-date-picker", { type: "daterange" }), ["2024-02-02", "2024-02-01"], "名称的结束不能早于开始"],
    [templateOf("el-date-picker", { type: "dates" }), ["2024-02-02", "2024-02-01"], undefined],
    [templateOf("el-date-picker", { type: "datetime", "value-format": "timestamp" }), 1714521600000, undefined],
    [templateOf("el-time-picker", { "picker-options": { selectableRange: "09:00:00-18:00:00" } }), "08:59:59", "名称不能早于09:00:00"],
    [templateOf("el-time-picker", { "picker-options": { selectableRange: "09:00:00-18:00:00" } }), "18:00:01", "名称不能晚于18:00:00"],
    [templateOf("time-select"), "00:30", "名称不是可选的值，请重新选择"],
    [templateOf("time-select"), "24:00", undefined],
    [templateOf("el-switch"), "maybe", "名称不是可选的值，请重新选择"],
    [templateOf("el-switch", { "active-value": 1, "inactive-value": 0 }), "1", undefined],
  ];
  for (const [template, value, sentence] of cases) expect(said(template, value), JSON.stringify(value)).toBe(sentence);
});

test("options are found loosely, disabled and unknown ones refused, and counted", () => {
  const options = [
    { label: "一", value: 1 },
    { label: "二", value: 2 },
    { label: "三", value: 3, disabled: true },
  ];
  const radio = templateOf("el-radio-group", { __slot__: { options } });
  expect([ruleFor(radio, "1"), ruleFor(radio, 2), ruleFor(radio, 3), ruleFor(radio, 4), ruleFor(radio, "")]).toEqual([
    undefined,
    undefined,
    "option",
    "option",
    undefined,
  ]);
  const boxes = templateOf("el-checkbox-group", { __slot__: { options }, min: 2, max: 2 });
  expect([ruleFor(boxes, ["1"]), ruleFor(boxes, [1, 2]), ruleFor(boxes, "1,2"), ruleFor(boxes, [1, 9])]).toEqual([
    "few",
    undefined,
    undefined,
    "option",
  ]);
});

test("a cascader's value leads to the end of a branch", () => {
  const more = { options: [{ value: 1, label: "浙江", children: [{ value: "2", label: "杭州" }] }] };
  const cascader = templateOf("el-cascader", more);
  expect([ruleFor(cascader, [1, 2]), ruleFor(cascader, ["1", "2"]), ruleFor(cascader, [1]), ruleFor(cascader, [2])]).toEqual([
    undefined,
    undefined,
    "option",
    "option",
  ]);
  expect(ruleFor(templateOf("el-cascader", { ...more, props: { props: { checkStrictly: true } } }), [1])).toBeUndefined();
  const ends = templateOf("el-cascader", { ...more, props: { props: { multiple: true, emitPath: false } } });
  expect([ruleFor(ends, ["2"]), ruleFor(ends, [1])]).toEqual([undefined, "option"]);
});

test("addresses of files and pictures are of the web or of the storage", () => {
  const file = templateOf("upload-file");
  for (const address of ["https://cdn.example/a.pdf", "/files/a.pdf", "crmebimage/public/a.png", "blob:http://localhost/1"])
    expect(ruleFor(file, address), address).toBeUndefined();
  for (const address of ["javascript:alert(1)", "data:text/html,x", "//cdn.example/a", "\\\\host\\a", "合同", "/a b", '/a"onload='])
    expect(ruleFor(file, address), address).toBe("address");
  const pictures = templateOf("self-upload", { multiple: true });
  expect([
    ruleFor(pictures, '["/a/1.png","/a/2.png"]'),
    ruleFor(pictures, ["/a/1.png"]),
    ruleFor(pictures, '["javascript:1"]'),
    ruleFor(pictures, JSON.stringify(Array(21).fill("/a/1.png"))),
  ]).toEqual([undefined, undefined, "address", "many"]);
});

test("what is not of a field's kind is refused", () => {
  const wrong: [string, object, unknown[]][] = [
    ["el-input", {}, [{}, ["a"], { toString: 1 }]],
    ["el-input-number", {}, ["abc", [1], {}, true]],
    ["el-slider", {}, ["abc", {}]],
    ["el-slider", { range: true }, [[1, "x"], {}]],
    ["el-radio-group", {}, [["a"], {}]],
    ["el-checkbox-group", {}, [[{}], [[[[["deep"]]]]], {}]],
    ["el-date-picker", {}, [["2024-01-01"], {}]],
    ["el-switch", {}, [[true], {}]],
    ["upload-file", {}, [["/a/b"], {}]],
  ];
  for (const [tag, more, values] of wrong)
    for (const value of values) expect(ruleFor(templateOf(tag, more), value), `${tag} ${JSON.stringify(value)}`).toBe("kind");
});

test("the edited row's values go before the template's, also 0, false and an empty text", () => {
  const fields = [
    ["el-input", "text", "默认"],
    ["el-input-number", "number", 5],
    ["el-switch", "switch", true],
    ["el-radio-group", "radio", 2],
    ["el-input", "absent", "默认"],
  ].map(([tag, model, defaultValue]) => ({
    __config__: { label: model, tag, layout: "colFormItem", defaultValue },
    __slot__: { options: [1, 2] },
    __vModel__: model,
  }));
  const read = readFormTemplate({ fields });
  if ("fault" in read) throw new Error(read.fault);
  expect(initialValues(read.template)).toEqual({ text: "默认", number: 5, switch: true, radio: 2, absent: "默认" });
  expect(initialValues(read.template, { text: "", number: 0, switch: false, radio: "1", other: "x" })).toEqual({
    text: "",
    number: 0,
    switch: false,
    radio: 1,
    absent: "默认",
  });
  expect(submissionOf(read.template, { ...initialValues(read.template), text: "  两边  " })).toMatchObject({ text: "两边" });
});
