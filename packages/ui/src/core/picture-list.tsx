import { styled } from "../theme/styled";
import { Picture } from "./picture";

export interface PictureListProps {
  rows: readonly { id: number; name: string; image: string }[];
}

/** Named rows with their pictures, in a column. */
export function PictureList({ rows }: PictureListProps) {
  return (
    <Root>
      {rows.map(({ id, name, image }) => (
        <li key={id}>
          <Picture src={image} name={name} size={28} isPlain />
          <span>{name}</span>
        </li>
      ))}
    </Root>
  );
}

const Root = styled("ul", {
  base: {
    display: "grid",
    gap: "1.5",
    "& > li": { display: "flex", alignItems: "center", gap: "2", minWidth: 0 },
    "& > li > span:last-child": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});
