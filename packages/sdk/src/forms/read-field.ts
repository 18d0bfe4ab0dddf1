import type { Attributes } from "./attributes";
import type { DateUnit, FieldDetails, FormButton } from "./form-template";
import { readBranches, readOptions, type Report } from "./read-options";

/** The parts of a field's description: its own keys, its configuration, its slots. */
export interface FieldSource {
  readonly own: Attributes;
  readonly config: Attributes;
  readonly slot: Attributes;
}

/** The kind and properties of a field by its tag; undefined for an unknown tag. */
export function readField(tag: string, source: FieldSource, report: Report): FieldDetails | undefined {
  return Object.hasOwn(readers, tag) ? readers[tag]?.(source, report) : undefined;
}

/** A button between the fields; it acts only if its type names an action. */
export function readButton({ own, slot }: FieldSource, hasButtons: boolean): Omit<FormButton, "kind" | "span"> {
  const type = own.text("type") ?? "";
  const native = own.text("native-type");
  return {
    text: slot.text("default") ?? own.text("text") ?? "",
    variant: type === "primary" ? "primary" : type === "danger" ? "danger" : type === "text" ? "link" : "secondary",
    // in a form without its own buttons, it submits
    action: native === "submit" ? "submit" : native === "reset" ? "reset" : hasButtons ? "none" : "submit",
    isDisabled: own.flag("disabled"),
  };
}

type Reader = (source: FieldSource, report: Report) => FieldDetails;

const readers: Readonly<Record<string, Reader>> = {
  "el-input": ({ own, slot }) => ({
    kind: "text",
    variant: own.flag("show-password") || own.text("type") === "password" ? "password" : own.text("type") === "textarea" ? "lines" : "line",
    maxLength: atLeast(1, own.number("maxlength")),
    hasCounter: own.flag("show-word-limit"),
    rows: Math.min(20, own.part("autosize").number("minRows") ?? own.number("rows") ?? 3),
    before: slot.text("prepend") ?? "",
    after: slot.text("append") ?? "",
  }),

  "el-input-number": ({ own }) => ({
    kind: "number",
    min: own.number("min"),
    max: own.number("max"),
    step: positive(own.number("step")) ?? 1,
    isStepped: own.flag("step-strictly"),
    precision: atLeast(0, own.number("precision")),
  }),

  "el-select": ({ own, slot }, report) => ({
    kind: "select",
    options: readOptions(slot.list("options") ?? own.list("options"), report),
    isMultiple: own.flag("multiple"),
    isSearchable: own.flag("filterable"),
  }),

  "el-cascader": ({ own, slot }, report) => {
    const outer = own.part("props");
    const props = outer.raw("props") === undefined ? outer : outer.part("props");
    return {
      kind: "cascader",
      branches: readBranches(own.list("options") ?? slot.list("options"), props, report),
      isMultiple: props.flag("multiple"),
      isPath: props.raw("emitPath") === undefined || props.flag("emitPath"),
      isAnyLevel: props.flag("checkStrictly"),
    };
  },

  "el-radio-group": ({ own, config, slot }, report) => ({
    kind: "radio",
    options: readOptions(slot.list("options") ?? own.list("options"), report),
    isJoined: config.text("optionType") === "button",
  }),

  "el-checkbox-group": ({ own, slot }, report) => ({
    kind: "checkbox",
    options: readOptions(slot.list("options") ?? own.list("options"), report),
    least: atLeast(0, own.number("min")),
    most: atLeast(1, own.number("max")),
  }),

  "el-switch": ({ own }) => ({
    kind: "switch",
    on: own.scalar("active-value") ?? true,
    off: own.scalar("inactive-value") ?? false,
    onText: own.text("active-text") ?? "",
    offText: own.text("inactive-text") ?? "",
  }),

  "el-slider": ({ own }) => {
    const min = own.number("min") ?? 0;
    const max = own.number("max") ?? 100;
    return { kind: "slider", min, max: Math.max(min, max), step: positive(own.number("step")) ?? 1, isRange: own.flag("range") };
  },

  "el-time-picker": ({ own }) => {
    const [earliest, latest] =
      /^\s*([\d:]+)\s*-\s*([\d:]+)\s*$/.exec(own.part("picker-options").text("selectableRange") ?? "")?.slice(1) ?? [];
    return {
      kind: "time",
      isRange: own.flag("is-range"),
      format: formatOf(own.text("value-format"), "HH:mm:ss"),
      earliest,
      latest,
      startText: own.text("start-placeholder") ?? "",
      endText: own.text("end-placeholder") ?? "",
    };
  },

  "time-select": ({ own }) => {
    const options = own.part("picker-options");
    return { kind: "time-select", times: timesOf(options.text("start"), options.text("end"), options.text("step")) };
  },

  "el-date-picker": ({ own }) => {
    const type = own.text("type") ?? "date";
    const unit = dateUnits[type.replace(/range$/, "")] ?? "date";
    return {
      kind: "date",
      unit,
      isRange: type.endsWith("range"),
      isMultiple: type === "dates",
      format: formatOf(own.text("value-format"), dateFormats[unit]),
      startText: own.text("start-placeholder") ?? "",
      endText: own.text("end-placeholder") ?? "",
    };
  },

  "el-rate": ({ own }) => ({
    kind: "rate",
    max: Math.min(20, Math.round(positive(own.number("max")) ?? 5)),
    hasHalves: own.flag("allow-half"),
    hasText: own.flag("show-score") || own.flag("show-text"),
  }),

  "el-color-picker": ({ own }) => {
    const format = own.text("color-format");
    const hasAlpha = own.flag("show-alpha");
    return {
      kind: "color",
      hasAlpha,
      format: format === "hex" || format === "rgb" || format === "hsl" || format === "hsv" ? format : hasAlpha ? "rgb" : "hex",
      swatches: (own.list("predefine") ?? []).filter((swatch) => typeof swatch === "string").slice(0, 24),
    };
  },

  "upload-file": ({ own, config }) => {
    const size = positive(config.number("fileSize"));
    return {
      kind: "file",
      accept: own.text("accept") ?? "",
      buttonText: config.text("buttonText") ?? "",
      maxSize: size === undefined ? undefined : size * (megabytes[config.text("sizeUnit")?.toLowerCase() ?? ""] ?? 1),
    };
  },

  "self-upload": ({ own }) => ({ kind: "picture", isMultiple: own.flag("multiple") }),
};

const dateUnits: Readonly<Record<string, DateUnit>> = {
  date: "date",
  dates: "date",
  datetime: "datetime",
  month: "month",
  week: "week",
  year: "year",
};

const megabytes: Readonly<Record<string, number>> = { kb: 1 / 1024, mb: 1, gb: 1024 };

const dateFormats: Readonly<Record<DateUnit, string>> = {
  date: "yyyy-MM-dd",
  datetime: "yyyy-MM-dd HH:mm:ss",
  month: "yyyy-MM",
  week: "yyyy-MM-dd",
  year: "yyyy",
};

/** A format that contains a year or an hour; any other cannot be parsed back. */
const formatOf = (written: string | undefined, usual: string) =>
  written !== undefined && written.length <= 40 && /yyyy|H|^timestamp$/.test(written) ? written : usual;

/** The times from `start` to `end`, hourly by default (specification, section 9). */
function timesOf(start = "00:00", end = "24:00", step = "01:00"): string[] {
  const from = minutesOf(start) ?? 0;
  const to = Math.min(24 * 60, minutesOf(end) ?? 24 * 60);
  const by = Math.max(5, minutesOf(step) ?? 60);
  const count = Math.max(0, Math.floor((to - from) / by) + 1);
  const two = (number: number) => String(number).padStart(2, "0");
  return Array.from({ length: count }, (_, at) => from + at * by).map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const positive = (number: number | undefined) => (number !== undefined && number > 0 ? number : undefined);

const atLeast = (least: number, number: number | undefined) => (number !== undefined && number >= least ? Math.floor(number) : undefined);
