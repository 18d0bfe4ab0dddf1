import { useText } from "@shopkeeper/hooks/core";
import { liveText, type RoomForm, type roomPictureFields } from "@shopkeeper/hooks/live";
import { needsCrop, roomPictures } from "@shopkeeper/sdk/rules/live";
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

/** A picture of a room: one that is too large or of another shape says so before anything is sent, and is made smaller or cropped here. */
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
  return (
    <>
      <ImagePicker
        value={address}
        maxBytes={bounds.bytes}
        isReadOnly={isReadOnly}
        onChange={([next = ""]) => onChange(next)}
        onBlur={onBlur}
      />
      {size && needsCrop(size, bounds) && !isReadOnly && (
        <Hint role="status">
          {t("room.otherShape", { ...bounds })}
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

const Hint = styled("p", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", paddingTop: "1.5", fontSize: "xs", color: "fg.warning" },
});
