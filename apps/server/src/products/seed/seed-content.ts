import type { CatalogueProduct } from "./seed-catalogue";

/** A description as merchants write it, with pictures of the product. */
export function describedAs(item: CatalogueProduct, { image, name }: { image: string; name: string }): string {
  const values = item.skus.map(({ sku }) => sku).join("、");
  const rows = [
    ["品名", name],
    [item.specName, values],
    ["单位", item.unitName],
  ].map(([head, text]) => `<tr><th><p>${head}</p></th><td><p>${text}</p></td></tr>`);
  return (
    `<h2>${name}</h2><p>${item.intro}</p><p><img src="/files/${image}" alt="${name}"></p>` +
    `<table><tbody>${rows.join("")}</tbody></table>` +
    "<p><strong>温馨提示</strong></p><ul><li><p>因拍摄光线与显示器差异，颜色以实物为准。</p></li><li><p>签收时请当面验货，如有破损请拍照联系客服。</p></li></ul>"
  );
}
