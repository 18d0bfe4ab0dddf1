import type { BodyOf, Output } from "../../contract/contract";
import { singleSpec } from "../messages";
import { read } from "../../testing/test-read";
import type { startServer, TestShop } from "../../testing/start-server";

type TestServer = Pick<Awaited<ReturnType<typeof startServer>>, "fetch">;
type Info = Output<"getProduct">;

/** The choices in a shop's product form. */
async function choicesOf(server: TestServer, { token }: TestShop) {
  const [root] = await read(server, "getProductCategoryTree", { token });
  const [platform] = await read(server, "getPlatformCategoryTree", { token });
  const templates = await read(server, "listShippingTemplates", { token });
  return {
    cateId: String(root?.childList[0]?.id ?? root?.id),
    categoryId: platform?.childList[0]?.childList[0]?.id ?? 0,
    tempId: templates.list[0]?.id ?? 0,
  };
}

const picture = "/files/demo/tea-caddy-1.svg";

/** A SKU in a form's request. */
export const skuOf = (attrValue: Record<string, string>, change: object = {}) => ({
  ...{ stock: 10, price: "12.30", cost: "5.00", otPrice: "15.00", image: picture, attrValue: JSON.stringify(attrValue) },
  ...change,
});

/** A product with one SKU in a form's request. */
export async function plainProduct(server: TestServer, shop: TestShop, change: Partial<BodyOf<"saveProduct">> = {}) {
  return {
    ...{ type: 0, image: picture, sliderImage: JSON.stringify([picture]), name: "Green tea", intro: "This year's", unitName: "tin" },
    ...{ brandId: 0, specType: false, isSub: false, attr: [{ attrName: singleSpec.name, attrValues: singleSpec.value }] },
    attrValue: [skuOf({ [singleSpec.name]: singleSpec.value })],
    ...(await choicesOf(server, shop)),
    ...change,
  } satisfies object;
}

/** Specs with a SKU for every combination, in a form's request. */
export function matrixOf(specs: Readonly<Record<string, readonly string[]>>, change: (sku: string, place: number) => object = () => ({})) {
  const combinations = Object.entries(specs).reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((begun) => values.map((value) => ({ ...begun, [name]: value }))),
    [{}],
  );
  return {
    specType: combinations.length > 1 || Object.keys(specs).length > 1,
    attr: Object.entries(specs).map(([attrName, values]) => ({ attrName, attrValues: values.join(",") })),
    attrValue: combinations.map((values, place) => skuOf(values, change(Object.values(values).join(","), place))),
  };
}

/** The body that saves a product unchanged, from the data that a form reads. */
export function bodyOf(info: Info) {
  const { attr, attrValue, ...rest } = info;
  return {
    ...rest,
    attr: attr.map(({ attrName, attrValues }) => ({ attrName, attrValues })),
    attrValue: attrValue.map((sku) => ({ ...sku })),
  };
}
