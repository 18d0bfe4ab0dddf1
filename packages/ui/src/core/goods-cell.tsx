import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { Picture } from "./picture";

export interface GoodsCellProps {
  pictures: readonly { id?: number; image: string; productName: string }[];
  /** Beside the pictures: how many more there are. */
  more?: ReactNode;
  /** Absent where several goods share the cell. */
  name?: string | undefined;
  /** Under the name, smaller: the SKU, or the number of pieces. */
  note: string;
}

/** The bought goods: pictures, name and SKU, each on one line. */
export const GoodsCell = ({ pictures, more, name, note }: GoodsCellProps) => (
  <Root>
    {pictures.map(({ id, image, productName }) => (
      <Picture key={id ?? image} src={image} name={productName} />
    ))}
    {more && <i>{more}</i>}
    <span>
      {name !== undefined && (
        <span data-name="" title={`${name} ${note}`}>
          {name}
        </span>
      )}
      <small>{note}</small>
    </span>
  </Root>
);

const Root = styled("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minWidth: 0,
    "& > i": { fontStyle: "normal", fontSize: "xs", color: "fg.subtle" },
    "& > span:last-child": { display: "grid", minWidth: 0 },
    "& [data-name], & small": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& small": { color: "fg.subtle", fontSize: "xs" },
  },
});
