import type { Schema } from "@shopkeeper/sdk";

/** A spec with its values: 颜色 with 红 and 蓝. */
export type Spec = Schema<"Spec">;

/** What can be read of a rule as it is stored. */
export interface ReadSpecs {
  specs: Spec[];
  /** Something in it could not be read. */
  isBroken: boolean;
}

/** The specs in the text of `ruleValue`, trimmed, without twins and without empty ones; text that makes no sense holds none. */
export function readRuleValue(ruleValue: string): ReadSpecs {
  const told = listIn(ruleValue);
  if (!told) return { specs: [], isBroken: ruleValue.trim() !== "" };
  const read = told.map(specIn);
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
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) ? told : undefined;
  } catch {
    return undefined;
  }
}

function specIn(told: unknown): { spec?: Spec; isBroken: boolean } {
  if (typeof told !== "object" || told === null || !("value" in told) || typeof told.value !== "string") return { isBroken: true };
  const detail: unknown[] | undefined = "detail" in told && Array.isArray(told.detail) ? told.detail : undefined;
  const texts = (detail ?? []).filter((value) => typeof value === "string");
  const values = texts.map((value) => value.trim()).filter((value) => value !== "");
  return { spec: { value: told.value.trim(), detail: [...new Set(values)] }, isBroken: texts.length !== detail?.length };
}
