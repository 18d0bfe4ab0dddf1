import type { Output } from "../core/contract";

/** What the preparations of products bring, by operation. */
export interface PreparedProducts {
  importProduct: Output<"importProduct">;
  copyProduct: Output<"importProduct">;
}
