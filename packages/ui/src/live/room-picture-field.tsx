import { useText } from "@shopkeeper/hooks/texts";
import { liveText, type RoomForm, type roomPictureFields } from "@shopkeeper/hooks/live";
import { pictureProblem, roomPictures } from "@shopkeeper/sdk/rules/live";
import type { UseFormReturn } from "react-hook-form";
import { FormItem } from "../form/form-item";
import { LivePicture } from "./live-picture";

export interface RoomPictureFieldProps {
  form: UseFormReturn<RoomForm, unknown, RoomForm>;
  name: (typeof roomPictureFields)[number];
  explain: (message: string) => string;
}

/** A picture of a room. */
export function RoomPictureField({ form, name, explain }: RoomPictureFieldProps) {
  const t = useText(liveText);
  const bounds = roomPictures[name];
  return (
    <FormItem form={form} name={name} label={t(`room.labels.${name}`)} explain={explain} help={t(`room.tips.${name}`)} isRequired isGroup>
      {({ value, onChange, onBlur, disabled }) => (
        <LivePicture
          address={value}
          size={bounds}
          maxBytes={bounds.bytes}
          problemOf={(facts) => pictureProblem(facts, bounds)}
          isReadOnly={disabled === true}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </FormItem>
  );
}
