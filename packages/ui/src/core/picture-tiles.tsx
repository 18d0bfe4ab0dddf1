import { controlText, useText } from "@shopkeeper/hooks/texts";
import { Plus, X } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "../theme/styled";
import { Picture } from "./picture";

export interface PictureTilesProps {
  rows: readonly { id: number; name: string; image: string }[];
  /** Without it no item can be removed. */
  onRemove?: (id: number) => void;
  /** The tile that adds items, and its label; absent if none can be added. */
  add?: AddTileProps | undefined;
}

type AddTileProps = ComponentProps<"button"> & { label: string };

/** Items with picture and name that can be removed, and a tile at the end that adds some. */
export function PictureTiles({ rows, onRemove, add }: PictureTilesProps) {
  const t = useText(controlText);
  return (
    <Root>
      {rows.map(({ id, name, image }) => (
        <li key={id} title={name}>
          <Picture src={image} name={name} size={44} />
          <span>{name}</span>
          {onRemove && (
            <button type="button" data-drop="" aria-label={t("remove", { name })} onClick={() => onRemove(id)}>
              <X size={14} aria-hidden />
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
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
    gap: "2",
    width: "full",
    "& > li": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minWidth: 0,
      minHeight: "56px",
      padding: "1.5",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "md",
    },
    "& > li:has([data-add])": { display: "grid", alignItems: "stretch", padding: 0, borderWidth: 0 },
    "& > li > button + span, & > li > span + span": {
      flex: 1,
      minWidth: 0,
      fontSize: "body",
      lineHeight: "1.35",
      lineClamp: 2,
      overflowWrap: "anywhere",
    },
    "& [data-drop]": {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      boxSize: "24px",
      borderRadius: "md",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { color: "fg.error", background: "bg.muted" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
    "& [data-add]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1",
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "border.emphasized",
      borderRadius: "md",
      color: "fg.muted",
      fontSize: "body",
      cursor: "pointer",
      _hover: { borderColor: "brand.solid", color: "brand.fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
