import { useText } from "@shopkeeper/hooks/texts";
import { specText } from "@shopkeeper/hooks/specs";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../core/icon-button";
import { styled } from "../theme/styled";
import { RenamableText } from "./renamable-text";
import { SpecValues, type SpecValuesProps } from "./spec-values";

export interface SpecSectionProps extends SpecValuesProps {
  /** The handle that moves the whole spec. */
  handle: ReactNode;
}

/** One spec: its name, and its values. */
export function SpecSection({ handle, ...values }: SpecSectionProps) {
  const t = useText(specText);
  const name = values.spec.value;
  return (
    <Root aria-label={t("form.spec", { name })}>
      <header>
        {handle}
        <h3>
          <RenamableText
            text={name}
            label={t("form.renameSpec", { name })}
            rename={values.isNaming && !values.isReadOnly ? (input) => values.editing().rename?.(name, input) : undefined}
          />
        </h3>
        <IconButton
          size="sm"
          label={t("form.dropSpec", { name })}
          icon={<Trash2 size={14} aria-hidden />}
          onClick={() => values.editing().drop(name)}
        />
      </header>
      <SpecValues {...values} />
    </Root>
  );
}

const Root = styled("section", {
  base: {
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    background: "bg.panel",
    "& > header": {
      display: "flex",
      alignItems: "center",
      gap: "1",
      padding: "1",
      paddingInlineStart: "1.5",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
      background: "bg.subtle",
      borderTopRadius: "md",
    },
    "& > header > h3": { flex: 1, minWidth: 0, paddingInline: "1", fontSize: "body", fontWeight: "semibold", overflowWrap: "anywhere" },
  },
});
