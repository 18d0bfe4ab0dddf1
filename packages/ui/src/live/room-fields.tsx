import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { liveText, type RoomForm, type RoomFormState, roomPictureFields, roomSwitches } from "@shopkeeper/hooks/live";
import { LiveRoomKind } from "@shopkeeper/sdk";
import { useController } from "react-hook-form";
import { codeOptions } from "../core/code-options";
import { RadioGroup } from "../core/radio-group";
import { Switch } from "../core/switch";
import { TextInput } from "../core/text-input";
import { DateTimeRange } from "../dates/date-time-range";
import { FormField } from "../form/form-field";
import { FormItem } from "../form/form-item";
import { FormSection } from "../form/form-section";
import { RoomPictureField } from "./room-picture-field";

export interface RoomFieldsProps {
  room: RoomFormState;
  /** Turns the message of a rule into a sentence. */
  explain: (message: string) => string;
}

/** The fields of a room: host and times, its pictures, and its features for viewers. */
export function RoomFields({ room, explain }: RoomFieldsProps) {
  const t = useText(liveText);
  const kinds = codeOptions("LiveRoomKind", [LiveRoomKind.phone, LiveRoomKind.pushed], useLanguage());
  const { form } = room;
  return (
    <>
      <FormSection title={t("room.basic")}>
        <Words room={room} explain={explain} name="roomName" maxLength={34} isRequired help={t("room.tips.roomName")} />
        <Words room={room} explain={explain} name="anchorName" maxLength={30} isRequired help={t("room.tips.anchorName")} />
        <Words room={room} explain={explain} name="anchorWechat" maxLength={64} isRequired />
        <Words room={room} explain={explain} name="subAnchorWechat" maxLength={64} />
        <Words room={room} explain={explain} name="createrWechat" maxLength={64} help={t("room.tips.createrWechat")} />
        <TimesField room={room} explain={explain} />
        <FormItem form={form} name="type" label={t("room.labels.type")} explain={explain} isGroup>
          {({ value, onChange, disabled }) => <RadioGroup value={value} onChange={onChange} disabled={disabled} options={kinds} />}
        </FormItem>
      </FormSection>
      <FormSection title={t("room.pictures")}>
        {roomPictureFields.map((name) => (
          <RoomPictureField key={name} form={form} name={name} explain={explain} />
        ))}
      </FormSection>
      <FormSection title={t("room.options")}>
        {roomSwitches.map((name) => (
          <FormItem
            key={name}
            form={form}
            name={name}
            label={t(`room.labels.${name}`)}
            explain={explain}
            help={t(`room.tips.${name}`)}
            isGroup
          >
            {({ value, onChange, disabled }) => (
              <Switch isOn={value} onChange={onChange} disabled={disabled}>
                {t(value ? "rooms.switches.on" : "rooms.switches.off")}
              </Switch>
            )}
          </FormItem>
        ))}
      </FormSection>
    </>
  );
}

interface WordsProps extends RoomFieldsProps {
  name: "roomName" | "anchorName" | "anchorWechat" | "subAnchorWechat" | "createrWechat";
  maxLength: number;
  isRequired?: boolean;
  help?: string;
}

function Words({ room, explain, name, maxLength, isRequired = false, help }: WordsProps) {
  const t = useText(liveText);
  return (
    <FormItem<RoomForm, typeof name>
      form={room.form}
      name={name}
      label={t(`room.labels.${name}`)}
      explain={explain}
      isRequired={isRequired}
      help={help}
    >
      {(field) => <TextInput {...field} maxLength={maxLength} />}
    </FormItem>
  );
}

/** The broadcast time of the room; both ends are chosen together. */
function TimesField({ room, explain }: RoomFieldsProps) {
  const t = useText(liveText);
  const from = useController({ control: room.form.control, name: "startTime" });
  const to = useController({ control: room.form.control, name: "endTime" });
  const error = from.fieldState.error ?? to.fieldState.error;
  const said = error?.message;
  return (
    <FormField
      label={t("room.labels.startTime")}
      isRequired
      isGroup
      isReadOnly={room.isReadOnly}
      help={t("room.tips.startTime")}
      error={said === undefined ? undefined : error?.type === "server" ? said : explain(said)}
    >
      <DateTimeRange
        {...room.bounds}
        value={[from.field.value, to.field.value]}
        onChange={([start, end]) => {
          if (start !== from.field.value) from.field.onChange(start);
          if (end !== to.field.value) to.field.onChange(end);
        }}
      />
    </FormField>
  );
}
