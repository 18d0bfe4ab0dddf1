import { useText } from "@shopkeeper/hooks/texts";
import { type ShopInfoFormState, storeText } from "@shopkeeper/hooks/store";
import { useState } from "react";
import { Button } from "../core/button";
import { TextInput } from "../core/text-input";
import { FormField } from "../form/form-field";
import { FormItem } from "../form/form-item";
import { FormSection } from "../form/form-section";
import { RegionCascader } from "../shipping/shared";
import { styled } from "../theme/styled";
import type { FieldsProps } from "./fields-props";

export interface PlaceFieldsProps extends Pick<FieldsProps, "explain"> {
  shop: ShopInfoFormState;
}

/** The place of the shop: region, street, and coordinates, typed or from a map link. */
export function PlaceFields({ shop, explain }: PlaceFieldsProps) {
  const t = useText(storeText);
  const shared = { form: shop.form, explain };
  return (
    <FormSection title={t("info.place")}>
      <FormItem {...shared} name="region" label={t("info.region")} isGroup>
        {({ value, onChange, disabled }) => <RegionCascader value={value} onChange={onChange} disabled={disabled === true} />}
      </FormItem>
      <FormItem {...shared} name="detail" label={t("info.detail")} isRequired>
        {(field) => <TextInput {...field} placeholder={t("info.detailPlaceholder")} maxLength={150} />}
      </FormItem>
      {!shop.isReadOnly && <LinkField onRead={shop.readPlace} />}
      <Pair>
        <FormItem {...shared} name="latitude" label={t("info.latitude")} isRequired>
          {(field) => <TextInput {...field} inputMode="decimal" placeholder="30.277010" maxLength={24} />}
        </FormItem>
        <FormItem {...shared} name="longitude" label={t("info.longitude")} isRequired>
          {(field) => <TextInput {...field} inputMode="decimal" placeholder="120.131440" maxLength={24} />}
        </FormItem>
      </Pair>
    </FormSection>
  );
}

/** A map link is parsed on paste, and by Enter or the button. */
function LinkField({ onRead }: { onRead: (text: string) => boolean }) {
  const t = useText(storeText);
  const [text, setText] = useState("");
  const [isUnknown, setUnknown] = useState(false);
  function read(link: string) {
    const isRead = onRead(link);
    setUnknown(!isRead);
    setText(isRead ? "" : link);
  }
  return (
    <FormField label={t("info.link")} help={t("info.linkHelp")} error={isUnknown ? t("info.linkUnknown") : undefined} isWide>
      <Line>
        <TextInput
          value={text}
          placeholder={t("info.linkPlaceholder")}
          onChange={(next) => (setText(next), setUnknown(false))}
          onPaste={(event) => {
            event.preventDefault();
            read(event.clipboardData.getData("text"));
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            read(text);
          }}
        />
        <Button disabled={text.trim() === ""} onClick={() => read(text)}>
          {t("info.linkRead")}
        </Button>
      </Line>
    </FormField>
  );
}

const Pair = styled("div", {
  base: { display: "grid", gap: "4", gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))", maxWidth: "44rem" },
});
const Line = styled("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "2", maxWidth: "44rem" } });
