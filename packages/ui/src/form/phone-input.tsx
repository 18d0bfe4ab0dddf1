import { phoneText } from "@shopkeeper/sdk/rules/core";
import { TextInput, type TextInputProps } from "../core/text-input";

/** Longer than any number with the characters that people write around it. */
const longest = 40;

/** A phone number, typed or pasted in any format; on blur it shows the number as it is stored. */
export function PhoneInput({ value = "", onChange, onBlur, ...rest }: TextInputProps) {
  return (
    <TextInput
      inputMode="tel"
      {...rest}
      maxLength={longest}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const stored = phoneText(value);
        if (stored !== value) onChange?.(stored);
        onBlur?.(event);
      }}
    />
  );
}
