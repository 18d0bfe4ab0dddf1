import { classOf, type Definition, definitions } from "./definitions";
import { cssOf, pageCss } from "./sheet-text";

// running a module registers the recipes that it defines
import.meta.glob(["../**/*.ts", "../**/*.tsx", "!./**", "!../**/*.stories.*", "!../**/*.test.*"], { eager: true });

/** The style sheets of a build: the same rules that `writeStyles` would write in the browser. */
export interface MadeStyles {
  page: string;
  /** By the path of the module that defines the recipes. */
  modules: ReadonlyMap<string, string>;
}

/** Computes the style sheets. The build sets the module of each recipe. */
export function madeStyles(): MadeStyles {
  const modules = new Map<string, string>();
  for (const definition of definitions) {
    refuseSharedClass(definition);
    const { module = "" } = definition;
    modules.set(module, `${modules.get(module) ?? ""}${cssOf(definition)}\n`);
  }
  return { page: pageCss(), modules };
}

const known = new Map<string, string>();

function refuseSharedClass(definition: Definition) {
  const name = classOf(definition);
  const text = JSON.stringify([definition.base, definition.variants]);
  if ((known.get(name) ?? text) !== text) throw new Error(`Two recipes share the class ${name}: change one of them by a hair.`);
  known.set(name, text);
}
