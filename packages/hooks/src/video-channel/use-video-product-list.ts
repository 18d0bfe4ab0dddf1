import { listQueries, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import { canShelve } from "@shopkeeper/sdk/rules/video-channel";
import { type List, listOf, type Removal, type SearchParamsState, useList, useRemoval } from "../list";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useCan } from "../shop";
import { videoListText } from "./messages";

type Product = Schema<"VideoProduct">;

/** The approved products, as listed on their screen. */
export const videoProducts = listOf(listQueries.listVideoProducts);

const removal = {
  operation: "deleteVideoProduct",
  call: ({ id }: Product, client: MerchantClient) => client.deleteVideoProduct({ path: { proId: id } }),
} as const;

type VideoProductQuery = ReturnType<typeof videoProducts.read>;

/** The products approved by WeChat. */
export interface VideoProductList extends List<Product, VideoProductQuery> {
  removal: Removal<Product> | undefined;
  /** Puts a product on the shelf; undefined if its state or the account does not allow it. */
  putOnOf: (product: Product) => (() => void) | undefined;
  putDownOf: (product: Product) => (() => void) | undefined;
  isBusy: (product: Product) => boolean;
}

/** The products approved by WeChat: one page of them, putting a product on the shelf or taking it down, and deleting it. */
export function useVideoProductList(search: SearchParamsState): VideoProductList {
  const can = useCan();
  const list = useList(videoProducts, search);
  const putOn = useAction(({ id }: Product, client) => client.putOnVideoProduct({ path: { proId: id } }), ["video-channel"], {
    done: () => textOf(videoListText, "done.putOn"),
  });
  const putDown = useAction(({ id }: Product, client) => client.putDownVideoProduct({ path: { proId: id } }), ["video-channel"], {
    done: () => textOf(videoListText, "done.putDown"),
  });
  return {
    ...list,
    removal: useRemoval<Product>(list, removal),
    putOnOf: (product: Product) =>
      can("putOnVideoProduct") && canShelve("putOn", product.status) ? () => void putOn.run(product) : undefined,
    putDownOf: (product: Product) =>
      can("putDownVideoProduct") && canShelve("putDown", product.status) ? () => void putDown.run(product) : undefined,
    isBusy: ({ id }: Product) => putOn.running?.id === id || putDown.running?.id === id,
  };
}
