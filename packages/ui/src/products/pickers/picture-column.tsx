import { textOf } from "@shopkeeper/hooks/core";
import { productText } from "@shopkeeper/hooks/products/shared";
import { Picture } from "../../core/picture";
import type { Column } from "../../core/table-column";

/** The column of a product's picture. */
export const pictureColumn = <Row extends { image: string; name: string }>(): Column<Row> => ({
  key: "image",
  title: textOf(productText, "columns.image"),
  width: 76,
  cell: (product) => <Picture src={product.image} name={product.name} />,
});
