import { useText } from "@shopkeeper/hooks/texts";
import { type CropShape, pictureText } from "@shopkeeper/hooks/pictures";
import { useId } from "react";

export interface CropShapesProps {
  shapes: readonly CropShape[];
  value: CropShape["key"];
  onChange: (shape: CropShape["key"]) => void;
}

/** The choice among the shapes of a crop box. */
export function CropShapes({ shapes, value, onChange }: CropShapesProps) {
  const t = useText(pictureText);
  const name = useId();
  const labelOf = ({ key, box }: CropShape) => box.label ?? (key === "free" ? t("crop.free") : key);
  return (
    <div role="radiogroup" aria-label={t("crop.shape")} data-shapes="">
      {shapes.map((shape) => (
        <label key={shape.key}>
          <input type="radio" name={name} checked={shape.key === value} onChange={() => onChange(shape.key)} />
          <span>{labelOf(shape)}</span>
        </label>
      ))}
    </div>
  );
}
