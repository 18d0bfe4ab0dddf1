import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { use } from "react";
import { Textarea } from "../core/textarea";
import { TextInput } from "../core/text-input";
import type { ControlProps } from "./control-props";
import { TemplatePartsContext } from "./template-parts";

/** A file or pictures: an upload control where the app has one, else typed addresses. */
export function AddressControl({ field, value, onChange, onBlur, isDisabled }: ControlProps<"file" | "picture">) {
  const t = useText(formText);
  const parts = use(TemplatePartsContext);
  const text = String(value ?? "");
  if (field.kind === "file" && parts.file) return parts.file({ field, value: text, onChange, isDisabled });
  if (field.kind === "picture" && parts.picture) return parts.picture({ field, value: text, onChange, isDisabled });
  const shared = { onBlur, disabled: isDisabled, placeholder: t("controls.addressPlaceholder") };
  if (field.kind === "picture" && field.isMultiple) {
    return (
      <Textarea
        {...shared}
        placeholder={t("controls.addressesPlaceholder")}
        value={linesOf(text)}
        onChange={(next) => onChange(listOf(next))}
      />
    );
  }
  return <TextInput {...shared} type="url" inputMode="url" value={text} onChange={onChange} isClearable />;
}

/** A JSON list of addresses as lines to type in. */
function linesOf(text: string): string {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.join("\n") : text;
  } catch {
    return text;
  }
}

const listOf = (lines: string) => (lines === "" ? "" : JSON.stringify(lines.split("\n")));
