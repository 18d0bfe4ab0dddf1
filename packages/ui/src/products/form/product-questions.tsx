import type { ProductFormPart } from "./product-form-part";
import { PriceQuestion } from "./price-question";
import { ShelfQuestion } from "./shelf-question";

/** What is asked before a product is saved: about prices that look wrong, then about the shelf. */
export function ProductQuestions({ product: { prices, shelf } }: ProductFormPart) {
  return (
    <>
      {prices.count !== undefined && <PriceQuestion prices={prices} />}
      {shelf.pending !== undefined && <ShelfQuestion shelf={shelf} />}
    </>
  );
}
