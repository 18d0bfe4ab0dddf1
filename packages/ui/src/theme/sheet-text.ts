import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { type CSSObject, serializeStyles } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";
import { classOf, type Definition, definitions } from "./definitions";
import { system } from "./system";

/** A style sheet that grows with the looks that modules define; its texts, one after the other, are the whole of it. */
export function sheetText() {
  const written = new Map<string, Definition>();
  let seen = 0;
  return {
    isComplete: () => seen === definitions.length,
    /** What the looks defined since the last time add, at first with the page's own styles. */
    more(): string {
      const texts = seen === 0 ? [pageCss()] : [];
      for (const definition of definitions.slice(seen)) {
        const known = written.get(classOf(definition));
        // said once: said again further down it would win over parts made of the first
        if (known === undefined) texts.push(cssOf(definition));
        else if (JSON.stringify(known) !== JSON.stringify(definition))
          throw new Error(`Two looks share the class ${classOf(definition)}: change one of them by a hair.`);
        written.set(classOf(definition), definition);
      }
      seen = definitions.length;
      return texts.join("\n");
    },
  };
}

/** Order of layers, reset, tokens, elements. */
const pageCss = () => [system.layers.atRule, ...system._global.map((styles) => textOf("", styles))].join("\n");

function cssOf(definition: Definition): string {
  const name = `.${classOf(definition)}`;
  const parts = [lookCss(name, definition.base)];
  for (const [variant, choices] of Object.entries(definition.variants ?? {}))
    for (const [choice, styles] of Object.entries(choices)) parts.push(lookCss(`${name}-${variant}-${choice}`, styles));
  return parts.filter(Boolean).join("\n");
}

const lookCss = (selector: string, styles?: SystemStyleObject) =>
  styles && textOf(selector, system.layers.wrap("recipes", system.css(styles)));

function textOf(selector: string, styles: CSSObject): string {
  const { styles: text } = serializeStyles([styles]);
  return serialize(compile(selector ? `${selector}{${text}}` : text), stringify);
}
