import { parseJson } from "@shopkeeper/sdk/rules/core";
import { richTextPictures } from "../rich-text/rich-text-pictures";
import { follow, type WireSchema } from "../contract/wire-schema";

/** The replacement of a picture's address: itself, another one, or undefined where rich text gets a link in its place. */
export type NextAddress = (address: string) => string | undefined;

/** A value with other addresses for its pictures: in rich text, and in fields and lists of pictures. */
export function mapPictures(value: unknown, written: WireSchema, next: NextAddress): unknown {
  const schema = follow(written);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.reduce((mapped: unknown, choice) => mapPictures(mapped, choice, next), value);
  if (typeof value === "string") return mapText(value, schema, next);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((entry: unknown) => mapPictures(entry, items, next)) : value;
  }
  if (typeof value !== "object" || value === null || !schema.properties) return value;
  const mapped = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const own = schema.properties?.[name];
    return [name, own ? mapPictures(field, own, next) : field];
  });
  return Object.fromEntries(mapped);
}

function mapText(value: string, schema: WireSchema, next: NextAddress): string {
  if (schema["x-rich-text"]) return richTextPictures(value, next);
  if (schema["x-picture"]) return next(value) ?? value;
  if (!schema.contentSchema) return value;
  const content = parseJson(value);
  if (content === undefined) return value;
  const mapped = JSON.stringify(mapPictures(content, schema.contentSchema, next));
  return mapped === JSON.stringify(content) ? value : mapped;
}
