import { productRuleMessages } from "@shopkeeper/sdk/rules/products";
import type { Output } from "../../contract/contract";
import type { Preparations } from "../../kernel/handlers";
import { Refusal, type CodeKey } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import type { Web, WebFailure } from "../../ports/web";
import { collectedProduct } from "./collected-product";

/** The results of the preparations, by operation. */
export interface PreparedProducts {
  importProduct: Output<"importProduct">;
  copyProduct: Output<"importProduct">;
}

const refusals: Readonly<Record<WebFailure, CodeKey>> = {
  refused: "linkRefused",
  unreachable: "linkUnreachable",
  unfit: "linkWithoutProduct",
  busy: "collectingBusy",
};

/** Reads the product behind a link, before the transaction. */
export const prepareCollecting = ({ web }: { web: Web }): Preparations<PreparedProducts> => ({
  importProduct: ({ shop, query }) => collectPage(web, shop, query.url),
  copyProduct: ({ shop, body }) => collectPage(web, shop, body.url),
});

/** A shop without copies left is refused before anything is requested. */
async function collectPage(web: Web, shop: Shop, text: string): Promise<Output<"importProduct">> {
  const merchant = await shop.merchant.find();
  if (!merchant || merchant.copyProductNum <= 0) throw new Refusal("copiesUsedUp");
  const link = linkIn(text);
  if (link === undefined) throw new Refusal("linkRefused", {}, { fields: { url: productRuleMessages.linkEmpty } });
  const page = await web.page(link);
  if ("failed" in page) throw refusedLink(refusals[page.failed]);
  const product = await collectedProduct(page);
  if (!product) throw refusedLink("linkWithoutProduct");
  return product;
}

function refusedLink(key: CodeKey): Refusal {
  const { text } = new Refusal(key);
  return new Refusal(key, {}, { fields: { url: text } });
}

/** The first address in the pasted text, which may be a whole sentence. */
const linkIn = (text: string) => /https?:\/\/[^\s"'<>，。；！）】」]+/i.exec(text)?.[0];
