import type { MerchantClient, OperationId, Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf } from "../../texts";
import { type Question, useConfirm } from "../../form";
import { useAction } from "../../core";
import { useCan } from "../../shop";
import { productListText } from "./product-list-messages";
import { type ProductRowAction, productRowActions } from "./product-row-actions";
import type { ProductUndo } from "./use-product-undo";

type Product = Schema<"Product">;

/** The navigation to single products. */
export interface ProductListLinks {
  onView: (id: number) => void;
  onEdit: (id: number) => void;
  /** Opens the form of a new product, filled from this one. */
  onCopy: (id: number) => void;
  /** The address of the form, or of the read-only page. */
  pathOf: (page: "edit" | "view", id: number) => string;
  /** Opens the orders of the product. */
  onOrders?: (id: number) => void;
}

/** The actions and links of a product's row. */
type ProductLinkAction = ProductRowAction | "orders";

type ConfirmedAction = "withdraw" | "restore" | "recycle" | "remove";

type DialogAction = Exclude<ProductRowAction, ConfirmedAction | "view" | "edit" | "copy">;

export interface Task<Action extends ProductRowAction> {
  readonly action: Action;
  readonly product: Product;
}

const operations: Readonly<Record<ProductRowAction, readonly OperationId[]>> = {
  view: ["getProduct"],
  edit: ["updateProduct"],
  copy: ["saveProduct", "getProduct"],
  preview: ["getProduct"],
  submit: ["submitProductById"],
  withdraw: ["withdrawProduct"],
  restore: ["restoreProduct"],
  addStock: ["addStock"],
  editFreely: ["editProductFreely"],
  setFreight: ["setFreightTemplate"],
  recycle: ["deleteProduct"],
  remove: ["deleteProduct"],
};

const calls: Readonly<Record<ConfirmedAction, (client: MerchantClient, id: number) => Promise<null>>> = {
  withdraw: (client, id) => client.withdrawProduct({ path: { id } }),
  restore: (client, id) => client.restoreProduct({ path: { id } }),
  recycle: (client, id) => client.deleteProduct({ body: { id, type: "recycle" } }),
  remove: (client, id) => client.deleteProduct({ body: { id, type: "delete" } }),
};

const isConfirmed = (action: ProductRowAction): action is ConfirmedAction => action in calls;

const notices = { withdraw: "done.withdrawn", restore: "done.restored", recycle: "done.recycled" } as const;

/** The actions of each listed product that the account may run. */
export interface ProductRowActions {
  of: (product: Product) => readonly ProductLinkAction[];
  run(action: ProductLinkAction, product: Product): void;
  /** The target of a product's name: its form if it can be edited in its state, else the read-only page; undefined without permission. */
  pageOf(product: Product): { readonly page: "edit" | "view"; readonly path: string } | undefined;
  question: Question<Task<ConfirmedAction>>;
  /** The action with an open dialog. */
  dialog: Task<DialogAction> | undefined;
  closeDialog: () => void;
}

/** The actions of each listed product that the account may run: on a page, in a dialog, or after a question. */
export function useProductRowActions(
  tab: number,
  links: ProductListLinks,
  drop: (id: number) => unknown,
  undo: Pick<ProductUndo, "notice">,
): ProductRowActions {
  const can = useCan();
  const [dialog, setDialog] = useState<Task<DialogAction>>();
  const confirmed = useAction(({ action, product }: Task<ConfirmedAction>, client) => calls[action](client, product.id), ["products"], {
    done(_answer, { action, product }) {
      drop(product.id);
      if (action === "remove") return textOf(coreText, "done.removed");
      const text = textOf(productListText, notices[action]);
      return action === "recycle" ? undo.notice("recycle", product.id, text) : text;
    },
  });
  const question = useConfirm(confirmed);
  const isAllowed = (action: ProductRowAction, { isShow }: Product) =>
    operations[action].every((operation) => can(operation)) && (action !== "edit" || !isShow || can("takeDownProduct"));

  return {
    of: (product: Product): readonly ProductLinkAction[] => [
      ...productRowActions(product, tab).filter((action) => isAllowed(action, product)),
      ...(links.onOrders && can("listOrders") ? (["orders"] as const) : []),
    ],
    run(action: ProductLinkAction, product: Product) {
      if (action === "view") links.onView(product.id);
      else if (action === "orders") links.onOrders?.(product.id);
      else if (action === "copy") links.onCopy(product.id);
      else if (action === "edit") links.onEdit(product.id);
      else if (isConfirmed(action)) question.open({ action, product });
      else setDialog({ action, product });
    },
    pageOf(product: Product): { readonly page: "edit" | "view"; readonly path: string } | undefined {
      const offered = productRowActions(product, tab).filter((action) => isAllowed(action, product));
      const page = offered.includes("edit") && !product.isShow ? "edit" : offered.includes("view") ? "view" : undefined;
      return page && { page, path: links.pathOf(page, product.id) };
    },
    question,
    dialog,
    closeDialog: () => setDialog(undefined),
  };
}
