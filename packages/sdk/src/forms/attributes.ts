import { memberOf } from "../rules/core/member-of";
/** A primitive value of an option or a switch. */
export type Scalar = string | number | boolean;

/** Reads an object of unknown shape key by key; a value of another type is undefined. */
export interface Attributes {
  raw(key: string): unknown;
  /** Text, or a number as text. */
  text(key: string): string | undefined;
  /** A finite number, also from text. */
  number(key: string): number | undefined;
  flag(key: string): boolean;
  scalar(key: string): Scalar | undefined;
  list(key: string): readonly unknown[] | undefined;
  part(key: string): Attributes;
}

/** Reads an untrusted object. A key in kebab-case is also found in camelCase. */
export function attributesOf(value: unknown): Attributes {
  const own = isObject(value) ? value : {};
  const raw = (key: string): unknown => {
    const name = [key, camelCase(key)].find((each) => Object.hasOwn(own, each));
    return name === undefined ? undefined : memberOf(own, name);
  };
  return {
    raw,
    text: (key) => textOf(raw(key)),
    number: (key) => numberOf(raw(key)),
    flag: (key) => [true, 1, "true", "1"].includes(scalarOf(raw(key)) ?? false),
    scalar: (key) => scalarOf(raw(key)),
    list: (key) => listOf(raw(key)),
    part: (key) => attributesOf(raw(key)),
  };
}

/** Whether a value is an object with keys. */
export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** The value if it is a primitive. */
export const scalarOf = (value: unknown): Scalar | undefined =>
  typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)) ? value : undefined;

/** A finite number, also from text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined);

const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

const camelCase = (key: string) => key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
