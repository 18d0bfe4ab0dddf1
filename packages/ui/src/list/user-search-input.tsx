import { controlText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type UserSearchBy } from "@shopkeeper/hooks/list";
import { labelOf, UserSearchType } from "@shopkeeper/sdk";
import { FieldContext } from "../core/field-context";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";

export interface UserSearchInputProps {
  /** The searched attribute of buyers. */
  by: UserSearchBy;
  /** The typed text. */
  text: string;
  /** Gets both, the text as typed: the list shows a message for a text that no buyer can have. */
  onChange: (by: UserSearchBy, text: string) => void;
}

/** A search for a buyer by number, phone, nickname or all of them. */
export function UserSearchInput({ by, text, onChange }: UserSearchInputProps) {
  const t = useText(controlText);
  const language = useLanguage();
  return (
    <Root role="group" aria-label={t("userSearch.content")}>
      <FieldContext value={undefined}>
        <Select
          aria-label={t("userSearch.type")}
          value={by}
          onChange={(next = UserSearchType.all) => onChange(next, text)}
          options={Object.values(UserSearchType).map((value) => ({ value, label: labelOf("UserSearchType", value, language) }))}
        />
      </FieldContext>
      <TextInput
        aria-label={t("userSearch.content")}
        inputMode={by === UserSearchType.uid ? "numeric" : by === UserSearchType.phone ? "tel" : "text"}
        value={text}
        onChange={(input) => onChange(by, input)}
        placeholder={t("userSearch.placeholder")}
        maxLength={64}
        isClearable
      />
    </Root>
  );
}

const Root = styled("div", { base: { display: "grid", gridTemplateColumns: "7rem minmax(0, 1fr)", gap: "1.5" } });
