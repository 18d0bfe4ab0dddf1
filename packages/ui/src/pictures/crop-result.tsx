import { sizeText, useText } from "@shopkeeper/hooks/texts";
import { type CropBox, pictureText } from "@shopkeeper/hooks/pictures";
import { TriangleAlert } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import type { CropFacts, Cut } from "./crop-tool";

export interface CropResultProps {
  facts: CropFacts | undefined;
  box: CropBox;
  cut: RefObject<Cut | null>;
  /** The element for the stage's preview. */
  preview: RefObject<HTMLDivElement | null>;
}

/** How long nothing changes before the result's bytes are measured, in milliseconds. */
const rest = 400;

/** The result of the crop: preview, pixels and bytes, with a warning if it has too few pixels. */
export function CropResult({ facts, box, cut, preview }: CropResultProps) {
  const t = useText(pictureText);
  const weight = useWeight(facts, cut);
  const { size: wanted } = box;
  return (
    <section data-result="">
      <h3>{t("crop.preview")}</h3>
      <div ref={preview} data-preview="" role="img" aria-label={t("crop.preview")} />
      {facts && (
        <p role="status">
          <span>{facts.isBoxed ? t("crop.size", facts.size) : t("crop.whole")}</span>
          <small>{weight === undefined ? t("crop.weighing") : t("crop.weight", { size: sizeText(weight) })}</small>
        </p>
      )}
      {facts?.small && wanted && (
        <p role="alert">
          <TriangleAlert size={14} aria-hidden />
          <span>
            {t(facts.small.isPicture ? "crop.smallPicture" : "crop.smallBox", {
              width: facts.small.width,
              height: facts.small.height,
              toWidth: wanted.width,
              toHeight: wanted.height,
            })}
          </span>
        </p>
      )}
    </section>
  );
}

/** The bytes of the result, once nothing has changed for a moment; undefined until then. */
function useWeight(facts: CropFacts | undefined, cut: RefObject<Cut | null>) {
  const [known, setKnown] = useState<{ of: CropFacts; bytes: number }>();
  useEffect(() => {
    if (!facts) return undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      cut.current?.().then(
        ({ blob }) => isGone || setKnown({ of: facts, bytes: blob.size }),
        () => undefined,
      );
    }, rest);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [facts, cut]);
  return known?.of === facts ? known?.bytes : undefined;
}
