import { type ProductDifference, productConflicts, type ProductFormState, useProductNames } from "@shopkeeper/hooks/products";
import { Picture } from "../../core/picture";
import { EditConflict } from "../../form/edit-conflict";

type Conflict = NonNullable<ProductFormState["conflict"]>;

/** A conflict with another editor of the product: the differences by field and SKU, and which to keep. */
export function ProductConflict({ conflict }: { conflict: Conflict }) {
  const choices = productConflicts(conflict, useProductNames()).map((difference) => ({
    key: difference.key,
    label: difference.label,
    mine: shown(difference, "mine"),
    current: shown(difference, "current"),
    paths: [difference.key],
  }));
  return <EditConflict of={conflict} name={({ name }) => name} choices={choices} />;
}

const shown = ({ label, pictures, ...texts }: ProductDifference, side: "mine" | "current") =>
  pictures?.[side].map((address) => <Picture key={address} src={address} name={label} size={36} isPlain />) ?? texts[side];
