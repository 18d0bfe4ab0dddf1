import { coreText, useText } from "@shopkeeper/hooks/core";
import {
  productConflictText,
  type ProductDifference,
  productDifferences,
  type ProductFormState,
  useProductNames,
} from "@shopkeeper/hooks/products";
import { Picture } from "../../core/picture";
import { EditConflict } from "../../form/edit-conflict";
import { styled } from "../../theme/styled";

type Conflict = NonNullable<ProductFormState["conflict"]>;

/** Someone else saved the product meanwhile: what differs, field by field, and which version to go on with. */
export function ProductConflict({ conflict }: { conflict: Conflict }) {
  const t = useText(productConflictText);
  const core = useText(coreText);
  const differences = productDifferences(conflict.mine, conflict.current, useProductNames());
  return (
    <EditConflict of={conflict} name={({ name }) => name} onDismiss={conflict.dismiss}>
      {differences.length === 0 ? (
        <p>{t("conflict.same")}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t("conflict.field")}</th>
              <th scope="col">{core("conflict.mine")}</th>
              <th scope="col">{core("conflict.theirs")}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.key}>
                <th scope="row">{difference.label}</th>
                <td>{shown(difference, "mine")}</td>
                <td>{shown(difference, "current")}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </EditConflict>
  );
}

const shown = ({ label, pictures, ...texts }: ProductDifference, side: "mine" | "current") =>
  pictures?.[side].map((address) => <Picture key={address} src={address} name={label} size={36} isPlain />) ?? texts[side];

const Table = styled("table", {
  base: {
    width: "full",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    fontSize: "body",
    "& th, & td": { padding: "2", textAlign: "start", verticalAlign: "top", overflowWrap: "anywhere" },
    "& thead th": { fontWeight: "semibold", borderBottomWidth: "1px", borderColor: "border" },
    "& th:first-child": { width: "26%", paddingInlineStart: 0 },
    "& tbody th": { fontWeight: "normal", color: "fg.muted" },
    "& tbody tr + tr > *": { borderTopWidth: "1px", borderColor: "border.muted" },
    "& td > * + *": { marginInlineStart: "1" },
  },
});
