import { useText } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import { useState } from "react";
import { styled } from "../theme/styled";

export interface RenameFieldProps {
  name: string;
  maxLength: number;
  isBusy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** A name edited in place: Enter or blur saves it, Escape restores it. */
export function RenameField({ name, maxLength, isBusy, onSave, onCancel }: RenameFieldProps) {
  const t = useText(pictureText);
  const [draft, setDraft] = useState(name);
  return (
    <Field
      autoFocus
      value={draft}
      maxLength={maxLength}
      readOnly={isBusy}
      aria-label={t("tile.newName", { name })}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => (draft.trim() === "" ? onCancel() : onSave(draft))}
      onKeyDown={(event) => {
        event.stopPropagation(); // the keys of the grid do not apply here
        if (event.key === "Enter" && !event.nativeEvent.isComposing) onSave(draft);
        if (event.key !== "Escape") return;
        event.preventDefault(); // a dialog around it stays open
        onCancel();
      }}
    />
  );
}

const Field = styled("input", {
  base: {
    width: "full",
    minWidth: 0,
    height: "24px",
    paddingInline: "1.5",
    borderWidth: "1px",
    borderColor: "brand.focusRing",
    borderRadius: "sm",
    background: "bg.panel",
    color: "fg",
    fontSize: "xs",
    outline: "none",
    "@media (max-width: 640px)": { fontSize: "lg", height: "32px" },
  },
});
