import type { Schema } from "@shopkeeper/sdk/contract";
import { fill, parseJson, type Text } from "@shopkeeper/sdk/rules/core";
import { combinationText } from "@shopkeeper/sdk/rules/products";
import { combinationsProblem, specNameProblem, type SpecProblem, specRuleMessages, specValuesProblem } from "@shopkeeper/sdk/rules/specs";
import { productMessages as messages } from "../messages";

/** One of a product's specs, with its values in order. */
export interface ProductSpec {
  name: string;
  values: readonly string[];
}

/** One combination of values, one value per spec. */
export interface Combination {
  /** Its values, joined by a comma in the order of the specs. */
  sku: string;
  /** As JSON: spec → value, in the order of the specs. */
  attrValue: string;
  /** The same for the same values in any order of the specs. */
  key: string;
}

interface MatrixRequest extends Pick<Schema<"ProductInput">, "specType" | "attr"> {
  attrValue: readonly Pick<Schema<"ProductInput">["attrValue"][number], "attrValue">[];
}

type Problems = Record<string, Text>;

/** The specs and, row by row, the combinations of a sent product; or its problems, by field. */
export function readMatrix(request: MatrixRequest): { specs: ProductSpec[]; rows: Combination[] } | { problems: Problems } {
  const specs = request.attr.map(({ attrName, attrValues }) => ({
    name: attrName.trim(),
    values: attrValues.split(",").map((value) => value.trim()),
  }));
  const problems = specProblems(specs, request.specType, request.attrValue.length);
  if (Object.keys(problems).length > 0) return { problems };
  const seen = new Set<string>();
  const rows = request.attrValue.map(({ attrValue }, at) => {
    const row = combinationOf(specs, attrValue);
    const field = `attrValue.${at}.attrValue`;
    if (!row) problems[field] = messages.combinationWrong;
    else if (seen.has(row.key)) problems[field] = fill(messages.combinationTwice, { sku: row.sku });
    else seen.add(row.key);
    return row;
  });
  return Object.keys(problems).length > 0 ? { problems } : { specs, rows: rows.flatMap((row) => row ?? []) };
}

/** The key of a combination stored as JSON; undefined when it is broken. */
export function storedKey(attrValue: string): string | undefined {
  const found = valuesOf(attrValue);
  return found && keyOf([...found]);
}

function specProblems(specs: readonly ProductSpec[], isMulti: boolean, rows: number): Problems {
  const problems: Problems = {};
  const note = (field: string, problem: SpecProblem | undefined) => {
    if (problem) problems[field] = fill(specRuleMessages[problem.key], problem.params);
  };
  for (const [at, { name, values }] of specs.entries()) {
    const others = specs.slice(0, at).map((other) => other.name);
    note(`attr.${at}.attrName`, specNameProblem(name, others));
    note(`attr.${at}.attrValues`, specValuesProblem({ value: name, detail: [...values] }));
  }
  const count = specs.reduce((product, { values }) => product * values.length, 1);
  note("attr", combinationsProblem(count));
  if (!isMulti && (count !== 1 || specs.length !== 1 || rows !== 1)) problems.attr = messages.singleOnly;
  return problems;
}

/** A combination in the order of the specs; undefined unless it has exactly one value of each. */
function combinationOf(specs: readonly ProductSpec[], attrValue: string): Combination | undefined {
  const found = valuesOf(attrValue);
  if (found?.size !== specs.length) return undefined;
  const pairs: [string, string][] = [];
  for (const { name, values } of specs) {
    const value = found.get(name);
    if (value === undefined || !values.includes(value)) return undefined;
    pairs.push([name, value]);
  }
  return { sku: pairs.map(([, value]) => value).join(","), attrValue: combinationText(pairs), key: keyOf(pairs) };
}

const keyOf = (pairs: readonly [string, string][]) => JSON.stringify([...pairs].sort(([one], [other]) => (one < other ? -1 : 1)));

function valuesOf(attrValue: string): Map<string, string> | undefined {
  const found = parseJson(attrValue);
  if (typeof found !== "object" || found === null || Array.isArray(found)) return undefined;
  const pairs = Object.entries(found).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string" ? [[name.trim(), value.trim()] as const] : [],
  );
  return pairs.length === Object.keys(found).length ? new Map(pairs) : undefined;
}
