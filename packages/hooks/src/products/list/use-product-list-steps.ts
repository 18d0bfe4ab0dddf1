import type { MerchantClient, OperationId, Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Action, coreText, textOf, useAction, useCan, useConfirm } from "../../core";
import { productListText } from "./product-list-messages";
import { productSteps, type ProductStep } from "./product-list-steps";

type Product = Schema<"Product">;

/** Where the steps lead that have a page of their own. */
export interface ProductListLinks {
  onView: (id: number) => void;
  onEdit: (id: number) => void;
  /** Opens the form of a new product that is filled from this one. */
  onCopy: (id: number) => void;
}

/** The steps that are taken in a dialog. */
type DialogStep = "submit" | "addStock" | "editFreely" | "setFreight";

const demands: Readonly<Record<ProductStep, readonly OperationId[]>> = {
  view: ["getProduct"],
  edit: ["updateProduct"],
  copy: ["saveProduct", "getProduct"],
  submit: ["submitProduct"],
  withdraw: ["withdrawProduct"],
  restore: ["restoreProduct"],
  addStock: ["addStock"],
  editFreely: ["editProductFreely"],
  setFreight: ["setFreightTemplate"],
  recycle: ["deleteProduct"],
  remove: ["deleteProduct"],
};

/** What can be done with each product of a list: which steps are offered, and taking one, after a question where it asks one. */
export function useProductListSteps(tab: number, links: ProductListLinks, drop: (id: number) => unknown) {
  const can = useCan();
  const [dialog, setDialog] = useState<{ step: DialogStep; product: Product }>();
  const said = (key: "done.restored" | "done.withdrawn" | "done.recycled") => textOf(productListText, key);
  const questions = {
    edit: useConfirm(
      useStep(
        ({ id }, client) => client.takeDownProduct({ path: { id } }),
        ({ id }) => (links.onEdit(id), textOf(productListText, "done.down")),
      ),
    ),
    withdraw: useConfirm(
      useStep(
        ({ id }, client) => client.withdrawProduct({ path: { id } }),
        ({ id }) => (drop(id), said("done.withdrawn")),
      ),
    ),
    restore: useConfirm(
      useStep(
        ({ id }, client) => client.restoreProduct({ path: { id } }),
        ({ id }) => (drop(id), said("done.restored")),
      ),
    ),
    recycle: useConfirm(
      useStep(
        ({ id }, client) => client.deleteProduct({ body: { id, type: "recycle" } }),
        ({ id }) => (drop(id), said("done.recycled")),
      ),
    ),
    remove: useConfirm(
      useStep(
        ({ id }, client) => client.deleteProduct({ body: { id, type: "delete" } }),
        ({ id }) => (drop(id), textOf(coreText, "done.removed")),
      ),
    ),
  };

  const may = (step: ProductStep, { isShow }: Product) =>
    demands[step].every((operation) => can(operation)) && (step !== "edit" || !isShow || can("takeDownProduct"));

  return {
    of: (product: Product) => productSteps(product, tab).filter((step) => may(step, product)),
    take(step: ProductStep, product: Product) {
      if (step === "view") links.onView(product.id);
      else if (step === "copy") links.onCopy(product.id);
      else if (step === "edit" && !product.isShow) links.onEdit(product.id);
      else if (step === "submit" || step === "addStock" || step === "editFreely" || step === "setFreight") setDialog({ step, product });
      else questions[step].open(product);
    },
    questions,
    /** The step that is being taken in a dialog. */
    dialog,
    closeDialog: () => setDialog(undefined),
  };
}

function useStep(
  call: (product: Product, client: MerchantClient) => Promise<null>,
  done: (product: Product) => string,
): Action<Product, null> {
  return useAction(call, ["products"], { done: (_answer, product) => done(product) });
}
