import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf, useAction, useCan, useClient } from "../core";
import { isShownWith } from "./category-rows";

type Category = Schema<"Category">;

/** Showing and hiding categories: what was asked for shows at once, above and below too, and flips back when the server refuses. */
export function useCategorySwitch() {
  const client = useClient();
  const can = useCan();
  const [pressed, setPressed] = useState<ReadonlyMap<number, Category>>(new Map());
  const toggle = useAction((category: Category) => client.toggleProductCategory({ path: { id: category.id } }), ["categories"], {
    done: () => textOf(coreText, "done.changed"),
  });

  async function run(category: Category) {
    if (pressed.has(category.id)) return;
    setPressed((before) => new Map(before).set(category.id, category));
    await toggle.run(category); // the list is fetched again before this is over, so that nothing flickers
    setPressed((before) => new Map([...before].filter(([id]) => id !== category.id)));
  }

  if (!can("toggleProductCategory")) return undefined;
  return {
    run,
    /** What is under way; another value whenever something shows otherwise. */
    pressed,
    isOn: (category: Category) => isShownWith(pressed, category),
    isRunning: (category: Category) => pressed.has(category.id),
  };
}
