import type { Schema } from "@shopkeeper/sdk";

/** A spec with its values: 颜色 with 红 and 蓝. */
export type Spec = Schema<"Spec">;

/** The readable part of a stored rule. */
export interface ReadSpecs {
  specs: Spec[];
  /** A part of the rule could not be parsed. */
  isBroken: boolean;
}

/** Parses the specs of `ruleValue`, trimmed, without duplicates and empty ones; unreadable text has none. */
export function readRuleValue(ruleValue: string): ReadSpecs {
  const parsed = listIn(ruleValue);
  if (!parsed) return { specs: [], isBroken: ruleValue.trim() !== "" };
  const read = parsed.map(specIn);
  const specs = read.flatMap(({ spec }) => (spec && spec.value !== "" ? [spec] : []));
  return {
    specs: specs.filter(({ value }, at) => specs.findIndex((other) => other.value === value) === at),
    isBroken: read.some(({ isBroken }) => isBroken),
  };
}

/** The specs in wire format. */
export const writeRuleValue = (specs: readonly Spec[]) => JSON.stringify(specs.map(({ value, detail }) => ({ value, detail })));

function listIn(text: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function specIn(parsed: unknown): { spec?: Spec; isBroken: boolean } {
  if (typeof parsed !== "object" || parsed === null || !("value" in parsed) || typeof parsed.value !== "string") return { isBroken: true };
  const detail: unknown[] | undefined = "detail" in parsed && Array.isArray(parsed.detail) ? parsed.detail : undefined;
  const texts = (detail ?? []).filter((value) => typeof value === "string");
  const values = texts.map((value) => value.trim()).filter((value) => value !== "");
  return { spec: { value: parsed.value.trim(), detail: [...new Set(values)] }, isBroken: texts.length !== detail?.length };
}
