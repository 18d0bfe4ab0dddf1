import { useText } from "@shopkeeper/hooks/core";
import { liveText, type RoomForm, type roomPictureFields } from "@shopkeeper/hooks/live";
import { isOfOtherShape, pictureProblem, roomPictures } from "@shopkeeper/sdk/rules/live";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "../core/button";
import { FormItem } from "../core/form-item";
import { CropPicture, ImagePicker, usePictureSize } from "../pictures/shared";
import { styled } from "../theme/styled";

export interface RoomPictureFieldProps {
  form: UseFormReturn<RoomForm, unknown, RoomForm>;
  name: (typeof roomPictureFields)[number];
  explain: (message: string) => string;
}

/** A picture of a room: what WeChat would not take is told before anything is sent, and can be cropped or made smaller. */
export function RoomPictureField({ form, name, explain }: RoomPictureFieldProps) {
  const t = useText(liveText);
  return (
    <FormItem form={form} name={name} label={t(`room.labels.${name}`)} explain={explain} help={t(`room.tips.${name}`)} isRequired isGroup>
      {({ value, onChange, onBlur, disabled }) => (
        <Checked address={value} name={name} isReadOnly={disabled === true} onChange={onChange} onBlur={onBlur} />
      )}
    </FormItem>
  );
}

interface CheckedProps extends Pick<RoomPictureFieldProps, "name"> {
  address: string;
  isReadOnly: boolean;
  onChange: (address: string) => void;
  onBlur: () => void;
}

function Checked({ address, name, isReadOnly, onChange, onBlur }: CheckedProps) {
  const t = useText(liveText);
  const bounds = roomPictures[name];
  const size = usePictureSize(address);
  const [isCropping, setCropping] = useState(false);
  const problem = size && pictureProblem(size, bounds);
  const isOther = size && isOfOtherShape(size, bounds);
  const hint = problem ? t(`problems.${problem.key}`, words(problem.params)) : isOther ? t("room.otherShape", { ...bounds }) : undefined;
  return (
    <>
      <ImagePicker
        value={address}
        maxBytes={bounds.bytes}
        isReadOnly={isReadOnly}
        onChange={([next = ""]) => onChange(next)}
        onBlur={onBlur}
      />
      {hint && !isReadOnly && (
        <Hint role="status">
          {hint}
          <Button size="sm" onClick={() => setCropping(true)}>
            {t("room.crop", { ...bounds })}
          </Button>
        </Hint>
      )}
      {isCropping && (
        <CropPicture
          address={address}
          size={bounds}
          onDone={(cropped) => {
            setCropping(false);
            if (cropped !== undefined) onChange(cropped);
          }}
        />
      )}
    </>
  );
}

/** The parameters of a sentence that stand in it as they are. */
const words = (params: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, typeof value === "number" ? value : String(value)]));

const Hint = styled("p", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", paddingTop: "1.5", fontSize: "xs", color: "fg.warning" },
});
