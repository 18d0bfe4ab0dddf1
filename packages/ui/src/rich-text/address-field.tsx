import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { TextInput } from "../core/text-input";
import { FormField } from "../form/form-field";

export interface AddressFieldProps {
  label: string;
  help: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A field for a web address. */
export function AddressField({ label, help, value, error, onChange }: AddressFieldProps) {
  const t = useText(richTextText);
  return (
    <FormField label={label} help={help} isRequired {...(error ? { error } : {})}>
      <TextInput
        value={value}
        inputMode="url"
        maxLength={2000}
        spellCheck={false}
        placeholder={t("link.placeholder")}
        data-autofocus=""
        onChange={onChange}
      />
    </FormField>
  );
}
