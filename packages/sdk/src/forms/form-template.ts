import type { Scalar } from "./attributes";
import type { PatternText } from "./pattern-text";

/** What a field of a form holds; null while nothing is chosen. */
export type FormValue = Scalar | null | readonly FormValue[];

/** What a form holds, by the model keys of its fields. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** One of the things that a field offers. */
export interface FormOption {
  readonly label: string;
  readonly value: Scalar;
  readonly isDisabled: boolean;
}

/** One of the things that a cascader offers, with those below it. */
export interface FormBranch extends FormOption {
  readonly children: readonly FormBranch[];
}

/** A pattern that a value must match; undefined when what stood there is none. */
export interface FormRule {
  readonly pattern: PatternText | undefined;
  /** What was written, for whoever must correct it. */
  readonly written: string;
  /** The template's own sentence. */
  readonly message: string;
}

/** What every field of a template has. */
export interface FieldFrame {
  /** The key of its value. */
  readonly model: string;
  readonly tag: string;
  readonly label: string;
  readonly isLabelShown: boolean;
  /** In pixels; the form's own when absent. */
  readonly labelWidth?: number;
  /** Columns of 24. */
  readonly span: number;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isClearable: boolean;
  readonly placeholder: string;
  readonly rules: readonly FormRule[];
  /** What it holds before anyone has filled it in, as the template says it. */
  readonly initial: unknown;
  readonly tip?: { readonly text: string; readonly href?: string };
}

export interface TextDetails {
  readonly kind: "text";
  readonly look: "line" | "lines" | "password";
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
  /** Only multiples of the step. */
  readonly isStepped: boolean;
  /** How many decimals at most. */
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
  /** Its value is the way from the root, not the last step alone. */
  readonly isPath: boolean;
  /** Not only the ends of branches can be chosen. */
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
  /** As `HH:mm:ss`. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly startText: string;
  readonly endText: string;
}

export interface TimeSelectDetails {
  readonly kind: "time-select";
  readonly times: readonly string[];
}

/** How much of a day a date field asks for. */
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

/** What a field is beside its frame, by its kind. */
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

/** A field that a person fills in. */
export type FormField = FieldFrame & FieldDetails;

/** Fields in a row of their own, 24 columns wide. */
export interface FormRow {
  readonly kind: "row";
  readonly span: number;
  readonly gutter?: number;
  /** Laid out by their own widths, not by columns. */
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
  readonly look: "primary" | "secondary" | "danger" | "link";
  readonly action: "submit" | "reset" | "none";
  readonly isDisabled: boolean;
}

/** Why a part of a template is not used. */
export type FormFault = "layout" | "tag" | "model" | "twice" | "node" | "deep" | "many" | "option" | "link" | "pattern";

/** A part of a template that cannot be shown, in its place. */
export interface FormGap {
  readonly kind: "gap";
  readonly span: number;
  readonly fault: FormFault;
  /** What stood there: the name of the layout, the tag, the model key. */
  readonly what: string;
  readonly label: string;
}

/** One part of a form, in order. */
export type FormNode = FormField | FormRow | FormButton | FormGap;

/** Something in a template that is not as it should be, and at which field. */
export interface FormIssue {
  readonly fault: FormFault;
  readonly what: string;
  readonly label: string;
  /** The model key of the field, where it is shown. */
  readonly model?: string;
}

/** What the content of a form template says. */
export interface FormTemplate {
  readonly size: "mini" | "small" | "medium";
  readonly labelPosition: "left" | "right" | "top";
  /** In pixels. */
  readonly labelWidth?: number;
  /** Between columns, in pixels. */
  readonly gutter: number;
  readonly isDisabled: boolean;
  /** It brings its own 提交. */
  readonly hasButtons: boolean;
  readonly nodes: readonly FormNode[];
  /** The fields of `nodes`, also those in rows, in order. */
  readonly fields: readonly FormField[];
  readonly issues: readonly FormIssue[];
}
