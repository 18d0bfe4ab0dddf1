import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { type CSSObject, serializeStyles } from "@emotion/serialize";
import { compile, type Element, middleware, RULESET, serialize, stringify } from "stylis";
import { classOf, type Definition, definitions } from "./definitions";
import { system } from "./system";

/** A style sheet that grows with the recipes that modules define; its complete text is the concatenation of its parts. */
export function sheetText() {
  const written = new Set<string>();
  let seen = 0;
  return {
    isComplete: () => seen === definitions.length,
    /** The rules of the recipes defined since the last call; the first call adds the page's own styles. */
    more(): string {
      const texts = seen === 0 ? [pageCss()] : [];
      for (const definition of definitions.slice(seen)) {
        if (!written.has(classOf(definition))) texts.push(cssOf(definition));
        written.add(classOf(definition));
      }
      seen = definitions.length;
      return texts.join("\n");
    },
  };
}

/** Order of layers, reset, tokens, elements. */
export const pageCss = () => [system.layers.atRule, ...system._global.map((styles) => textOf("", styles))].join("\n");

/**
 * The rules of one recipe; their precedence over other recipes does not depend on the order of the two.
 *
 * They are in no layer, above those of the page: a sheet with a layer that arrives later makes the browser lay out the whole page again.
 */
export function cssOf(definition: Definition): string {
  const name = `.${classOf(definition)}`;
  const parts = [recipeCss(name, definition.depth, definition.base)];
  for (const [variant, choices] of Object.entries(definition.variants ?? {}))
    for (const [choice, styles] of Object.entries(choices)) parts.push(recipeCss(`${name}-${variant}-${choice}`, definition.depth, styles));
  return parts.filter(Boolean).join("\n");
}

const recipeCss = (selector: string, depth: number, styles?: SystemStyleObject) =>
  styles && textOf(selector, system.css(styles), ranked(selector, depth));

function textOf(selector: string, styles: CSSObject, change: (element: Element) => void = () => undefined): string {
  const { styles: text } = serializeStyles([styles]);
  return serialize(compile(selector ? `${selector}{${text}}` : text), middleware([change, stringify]));
}

/**
 * Raises the specificity of a recipe's selectors by less than a class, which resolves ties: a part made of a part wins over that
 * part, and an element's rules for its descendants win over their own rules. `:not(x)` matches every element that we have and
 * counts as one type selector, `:not(x x)` as two.
 */
function ranked(name: string, depth: number) {
  const own = name + ":not(x)".repeat(depth);
  const ofDescendants = `${own}:not(x x)`;
  return (element: Element) => {
    if (element.type !== RULESET || !Array.isArray(element.props)) return;
    element.props = element.props.map((selector) => selector.replace(name, reachesDescendants(selector, name) ? ofDescendants : own));
  };
}

/** Whether a selector continues to another element after the part's class: a combinator outside of parentheses. */
function reachesDescendants(selector: string, name: string): boolean {
  let rest = selector.slice(selector.indexOf(name) + name.length);
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return /[\s>+~]/.test(rest.trim());
}
