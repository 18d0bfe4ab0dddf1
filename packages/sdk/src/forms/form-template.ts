import type { Scalar } from "./attributes";
import type { PatternText } from "./pattern-text";

/** The value of a field; null while nothing is chosen. */
export type FormValue = Scalar | null | readonly FormValue[];

/** Values by the model keys of their fields. */
export type FormValues = Readonly<Record<string, FormValue>>;

export interface FormOption {
  readonly label: string;
  readonly value: Scalar;
  readonly isDisabled: boolean;
}

/** An option of a cascader with its children. */
export interface FormBranch extends FormOption {
  readonly children: readonly FormBranch[];
}

/** A pattern that a value must match; undefined if the text is no pattern. */
export interface FormRule {
  readonly pattern: PatternText | undefined;
  /** The text of the template, for error messages to its author. */
  readonly written: string;
  /** The template's message. */
  readonly message: string;
}

/** The properties of every kind of field. */
export interface FieldBase {
  /** The key of the value. */
  readonly model: string;
  readonly tag: string;
  readonly label: string;
  readonly isLabelShown: boolean;
  /** In pixels; the form's by default. */
  readonly labelWidth?: number;
  /** Columns of 24. */
  readonly span: number;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isClearable: boolean;
  readonly placeholder: string;
  readonly rules: readonly FormRule[];
  /** The initial value as the template has it. */
  readonly initial: unknown;
  readonly tip?: { readonly text: string; readonly href?: string };
}

export interface TextDetails {
  readonly kind: "text";
  readonly variant: "line" | "lines" | "password";
  readonly maxLength?: number;
  readonly hasCounter: boolean;
  readonly rows: number;
  readonly before: string;
  readonly after: string;
}

export interface NumberDetails {
  readonly kind: "number";
  readonly min?: number;
  readonly max?: number;
  readonly step: number;
  /** Only multiples of `step`. */
  readonly isStepped: boolean;
  /** The most decimals. */
  readonly precision?: number;
}

export interface SelectDetails {
  readonly kind: "select";
  readonly options: readonly FormOption[];
  readonly isMultiple: boolean;
  readonly isSearchable: boolean;
}

export interface CascaderDetails {
  readonly kind: "cascader";
  readonly branches: readonly FormBranch[];
  readonly isMultiple: boolean;
  /** The value is the path from the root, not the last branch alone. */
  readonly isPath: boolean;
  /** Inner branches can be chosen too. */
  readonly isAnyLevel: boolean;
}

export interface RadioDetails {
  readonly kind: "radio";
  readonly options: readonly FormOption[];
  readonly isJoined: boolean;
}

export interface CheckboxDetails {
  readonly kind: "checkbox";
  readonly options: readonly FormOption[];
  readonly least?: number;
  readonly most?: number;
}

export interface SwitchDetails {
  readonly kind: "switch";
  readonly on: Scalar;
  readonly off: Scalar;
  readonly onText: string;
  readonly offText: string;
}

export interface SliderDetails {
  readonly kind: "slider";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly isRange: boolean;
}

export interface TimeDetails {
  readonly kind: "time";
  readonly isRange: boolean;
  readonly format: string;
  /** `HH:mm:ss`. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly startText: string;
  readonly endText: string;
}

export interface TimeSelectDetails {
  readonly kind: "time-select";
  readonly times: readonly string[];
}

/** The precision of a date field. */
export type DateUnit = "date" | "datetime" | "month" | "week" | "year";

export interface DateDetails {
  readonly kind: "date";
  readonly unit: DateUnit;
  readonly isRange: boolean;
  /** Several days. */
  readonly isMultiple: boolean;
  readonly format: string;
  readonly startText: string;
  readonly endText: string;
}

export interface RateDetails {
  readonly kind: "rate";
  readonly max: number;
  readonly hasHalves: boolean;
  readonly hasText: boolean;
}

export interface ColorDetails {
  readonly kind: "color";
  readonly hasAlpha: boolean;
  readonly format: "hex" | "rgb" | "hsl" | "hsv";
  readonly swatches: readonly string[];
}

export interface FileDetails {
  readonly kind: "file";
  readonly accept: string;
  readonly buttonText: string;
  /** In megabytes. */
  readonly maxSize?: number;
}

export interface PictureDetails {
  readonly kind: "picture";
  readonly isMultiple: boolean;
}

/** The properties of a field by its kind. */
export type FieldDetails =
  | TextDetails
  | NumberDetails
  | SelectDetails
  | CascaderDetails
  | RadioDetails
  | CheckboxDetails
  | SwitchDetails
  | SliderDetails
  | TimeDetails
  | TimeSelectDetails
  | DateDetails
  | RateDetails
  | ColorDetails
  | FileDetails
  | PictureDetails;

export type FormField = FieldBase & FieldDetails;

/** Fields in a row of their own, 24 columns wide. */
export interface FormRow {
  readonly kind: "row";
  readonly span: number;
  readonly gutter?: number;
  /** Columns have the widths of their contents. */
  readonly isFlex: boolean;
  readonly justify: string;
  readonly align: string;
  readonly nodes: readonly FormNode[];
}

/** A button between the fields. */
export interface FormButton {
  readonly kind: "button";
  readonly span: number;
  readonly text: string;
  readonly variant: "primary" | "secondary" | "danger" | "link";
  readonly action: "submit" | "reset" | "none";
  readonly isDisabled: boolean;
}

/** The reason why a part of a template is not used. */
export type FormFault = "layout" | "tag" | "model" | "twice" | "node" | "deep" | "many" | "option" | "link" | "pattern";

/** Placeholder of a part that cannot be shown. */
export interface FormGap {
  readonly kind: "gap";
  readonly span: number;
  readonly fault: FormFault;
  /** The name of the layout, the tag or the model key. */
  readonly what: string;
  readonly label: string;
}

/** A part of a form. */
export type FormNode = FormField | FormRow | FormButton | FormGap;

/** A problem of a template, and its field. */
export interface FormIssue {
  readonly fault: FormFault;
  readonly what: string;
  readonly label: string;
  /** The model key, if the field is shown. */
  readonly model?: string;
}

/** A parsed form template. */
export interface FormTemplate {
  readonly size: "mini" | "small" | "medium";
  readonly labelPosition: "left" | "right" | "top";
  /** In pixels. */
  readonly labelWidth?: number;
  /** Between columns, in pixels. */
  readonly gutter: number;
  readonly isDisabled: boolean;
  /** The template has its own 提交 button. */
  readonly hasButtons: boolean;
  readonly nodes: readonly FormNode[];
  /** All fields of `nodes` in order, also those in rows. */
  readonly fields: readonly FormField[];
  readonly issues: readonly FormIssue[];
}
