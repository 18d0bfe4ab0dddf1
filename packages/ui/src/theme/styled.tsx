import { memberOf } from "@shopkeeper/sdk";
import { createElement } from "react";
import type { ComponentProps, ElementType, ReactElement } from "react";
import { writeStyles } from "#style-sheet";
import { classOf, define } from "./definitions";
import type { Choice, Recipe, Variants } from "./recipe";

/** An element, or another component that takes `className`, with a recipe of its own. */
export type Styled<Tag extends ElementType, V> = (
  props: Omit<ComponentProps<Tag>, keyof V | "as"> & Choice<V> & { as?: ElementType },
) => ReactElement;

/**
 * A component with the style of a recipe.
 *
 * Chakra's system computes the styles once per recipe, in the build where there is one: an element costs its class names. A
 * value that changes with every render (a width, a position) is therefore no style prop but `style`.
 */
export function styled<Tag extends ElementType, V extends Variants = Record<never, never>>(tag: Tag, recipe: Recipe<V>): Styled<Tag, V>;
export function styled(tag: ElementType, recipe: Recipe<Variants>) {
  const depth = typeof tag === "string" ? 0 : depthOf(tag) + 1;
  const definition = define(recipe, depth);
  const names = Object.keys(recipe.variants ?? {});
  const usual: Readonly<Record<string, unknown>> = recipe.defaultVariants ?? {};

  function Part({ as = tag, className, ...rest }: PartProps) {
    writeStyles();
    const own = classOf(definition);
    let classes = own;
    for (const name of names) {
      const choice = rest[name] ?? usual[name];
      if (choice !== undefined) classes += ` ${own}-${name}-${String(choice)}`;
      delete rest[name];
    }
    rest.className = className ? `${classes} ${className}` : classes;
    return createElement(as, rest);
  }
  Part.displayName = `styled(${typeof tag === "string" ? tag : String(memberOf(tag, "displayName") ?? "component")})`;
  depths.set(Part, depth);
  return Part;
}

const depths = new WeakMap<object, number>();
const depthOf = (component: object) => depths.get(component) ?? 0;

interface PartProps extends Record<string, unknown> {
  as?: ElementType;
  className?: string;
}
