import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { textOf, useAction, useCan, useClient } from "../core";
import { productListText } from "./product-list-messages";

type Product = Pick<Schema<"Product">, "id" | "isShow">;

/** The shelf switch of each product of a list: it shows what was asked for at once, and flips back when the server refuses. */
export function useProductSwitch() {
  const client = useClient();
  const can = useCan();
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const shelve = useAction(
    ({ id, isShow }: Product) => (isShow ? client.takeDownProduct({ path: { id } }) : client.putOnProduct({ path: { id } })),
    ["products"],
    { done: (_answer, { isShow }) => textOf(productListText, isShow ? "done.down" : "done.up") },
  );

  async function run(product: Product) {
    if (pressed.has(product.id)) return;
    setPressed((before) => new Map(before).set(product.id, !product.isShow));
    await shelve.run(product); // the list is fetched again before this is over, so that nothing flickers
    setPressed((before) => new Map([...before].filter(([id]) => id !== product.id)));
  }

  return {
    run,
    /** Whether the account may move a product from where it is. */
    canRun: ({ isShow }: Product) => can(isShow ? "takeDownProduct" : "putOnProduct"),
    isOn: ({ id, isShow }: Product) => pressed.get(id) ?? isShow,
    isRunning: ({ id }: Product) => pressed.has(id),
  };
}
