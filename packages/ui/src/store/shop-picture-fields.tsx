import { useText } from "@shopkeeper/hooks/texts";
import { shapedBox } from "@shopkeeper/hooks/pictures/shared";
import { storeText } from "@shopkeeper/hooks/store";
import { FormItem } from "../form/form-item";
import { FormSection } from "../form/form-section";
import { ImagePicker } from "../pictures/shared";
import { styled } from "../theme/styled";
import type { FieldsProps } from "./fields-props";

const pictures = [
  ["avatar", "90*90", true],
  ["backImage", "375*180", true],
  ["streetBackImage", "355*78", true],
  ["coverImage", "350*350", true],
  ["rectangleLogo", "300*88", true],
  ["pcBanner", "1920*400", false],
  ["pcBackImage", "1920*1080", false],
] as const;

const squares: ReadonlySet<string> = new Set(["avatar", "coverImage"]);

const boxes = new Map(
  pictures.map(([name, size]) => {
    const [width = 1, height = 1] = size.split("*").map(Number);
    return [name, shapedBox({ width, height })] as const;
  }),
);

const mostBytes = 500 * 1024;

/** The shop's pictures from the library, each with its display size. */
export function PictureFields({ form, explain }: FieldsProps) {
  const t = useText(storeText);
  return (
    <FormSection title={t("info.pictures")}>
      <Grid>
        {pictures.map(([name, size, isRequired]) => (
          <FormItem
            key={name}
            form={form}
            name={name}
            label={t(`info.${name}`)}
            explain={explain}
            help={t(isRequired ? "info.pictureTip" : "info.optionalPictureTip", { size })}
            isRequired={isRequired}
            isGroup
          >
            {(field) => (
              <ImagePicker
                value={field.value}
                maxBytes={mostBytes}
                isSquare={squares.has(name)}
                box={boxes.get(name)}
                onChange={([address]) => field.onChange(address ?? "")}
                onBlur={field.onBlur}
                isReadOnly={field.disabled}
              />
            )}
          </FormItem>
        ))}
      </Grid>
    </FormSection>
  );
}

const Grid = styled("div", {
  base: { display: "grid", gap: "4", gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))", alignItems: "start" },
});
