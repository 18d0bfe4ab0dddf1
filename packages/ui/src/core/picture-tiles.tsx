import { Plus, X } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "../theme/styled";
import { Picture } from "./picture";

export interface PictureTilesProps {
  rows: readonly { id: number; name: string; image: string }[];
  /** What the x of a row does: 移除 绿茶. */
  removeLabel: (name: string) => string;
  /** Without it nothing can be taken out. */
  onRemove?: (id: number) => void;
  /** The button that adds some, and its label; absent where nothing can be added. */
  add?: AddTileProps | undefined;
}

type AddTileProps = ComponentProps<"button"> & { label: string };

/** Named rows as thumbnails that can be taken out, with a tile at the end that adds some. */
export function PictureTiles({ rows, removeLabel, onRemove, add }: PictureTilesProps) {
  return (
    <Root>
      {rows.map(({ id, name, image }) => (
        <li key={id} title={name}>
          <Picture src={image} name={name} size={60} />
          {onRemove && (
            <button type="button" data-drop="" aria-label={removeLabel(name)} onClick={() => onRemove(id)}>
              <X size={12} aria-hidden />
            </button>
          )}
        </li>
      ))}
      {add && <AddTile {...add} />}
    </Root>
  );
}

const AddTile = ({ label, ...button }: AddTileProps) => (
  <li>
    <button {...button} type="button" data-add="">
      <Plus size={18} aria-hidden />
      {label}
    </button>
  </li>
);

const Root = styled("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2.5",
    "& > li": { position: "relative" },
    "& [data-drop]": {
      position: "absolute",
      top: "-6px",
      insetInlineEnd: "-6px",
      display: "grid",
      placeItems: "center",
      boxSize: "18px",
      borderRadius: "full",
      background: "fg.muted",
      color: "bg",
      cursor: "pointer",
      _hover: { background: "fg.error" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
    "& [data-add]": {
      display: "grid",
      placeItems: "center",
      alignContent: "center",
      gap: "1",
      boxSize: "60px",
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "border.emphasized",
      borderRadius: "md",
      color: "fg.muted",
      fontSize: "xs",
      cursor: "pointer",
      _hover: { borderColor: "brand.solid", color: "brand.fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
