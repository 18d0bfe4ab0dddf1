import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** A recipe of a `styled` part, and its class name. */
export interface Definition {
  base?: SystemStyleObject;
  variants?: Record<string, Record<string, SystemStyleObject>>;
  /** The number of components between the part and its element: 0 for a part made of an element. */
  depth: number;
  name?: string;
  /** The module that defines it; only a build sets this. */
  module?: string;
}

/** Every recipe of the modules that have run so far. */
export const definitions: Definition[] = [];

/** Registers a recipe; its styles are computed when it is first rendered. */
export function define({ base, variants }: Omit<Definition, "depth">, depth: number): Definition {
  const definition: Definition = { base, variants, depth };
  definitions.push(definition);
  return definition;
}

/** The class of a recipe: the same for equal recipes, in the build and in the browser. */
export const classOf = (definition: Definition) =>
  (definition.name ??= `s${hash(JSON.stringify([definition.base, definition.variants, definition.depth]))}`);

/** cyrb53, 53 bits: two recipes of a thousand collide once in ten thousand million builds, and the build would report it. */
function hash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
