import type { Schema } from "@shopkeeper/sdk";

/** A spec with its values: 颜色 with 红 and 蓝. */
export type Spec = Schema<"Spec">;

/** What can be read of a rule as it is stored. */
export interface ReadSpecs {
  specs: Spec[];
  /** Something in it could not be read. */
  isBroken: boolean;
}

/** The specs in the text of `ruleValue`, trimmed, without duplicates and empty ones; text that cannot be read holds none. */
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

/** Specs as the text that travels. */
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
