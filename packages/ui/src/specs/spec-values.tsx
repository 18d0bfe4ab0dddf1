import { useText } from "@shopkeeper/hooks/texts";
import { type Spec, type SpecEditor, type SpecPhrase, specText } from "@shopkeeper/hooks/specs";
import { memo, type ReactNode } from "react";
import { crossMask } from "../theme/icon-mask";
import { ReorderList } from "../reorder/reorder-list";
import { styled } from "../theme/styled";
import { RenamableText } from "./renamable-text";
import { ValueEntry } from "./value-entry";

export interface SpecValuesProps {
  spec: Spec;
  /** A latest ref: values render again when they change, and not when something else in the form does. */
  editing: () => SpecEditor;
  isReadOnly: boolean;
  /** Specs and values can be renamed. */
  isNaming?: boolean;
  /** Its values cannot be moved yet. */
  isStill?: boolean;
  /** A key of a value that is stable across renaming; its name by default. */
  keyOf?: (value: string) => string;
}

/** The values of a spec as tags that can be moved and removed, with an input for more. */
export const SpecValues = memo(Values, (before, now) => {
  const [old, { value, detail }] = [before.spec, now.spec];
  return (
    before.isReadOnly === now.isReadOnly &&
    before.isStill === now.isStill &&
    old.value === value &&
    old.detail.length === detail.length &&
    old.detail.every((one, at) => one === detail[at])
  );
});

function Values({
  spec: { value: name, detail },
  editing,
  isReadOnly,
  isNaming = false,
  isStill = false,
  keyOf = itself,
}: SpecValuesProps) {
  const t = useText(specText);
  const canRename = !isReadOnly && isNaming;
  return (
    <Root>
      <ReorderList
        items={detail}
        keyOf={keyOf}
        labelOf={(value) => value}
        onMove={isReadOnly ? undefined : (from, to) => editing().moveValue(name, from, to)}
        isStill={isStill}
        layout="wrap"
      >
        {(value, handle) => (
          <SpecTag
            handle={handle}
            value={value}
            rename={canRename ? (input) => editing().renameValue?.(name, value, input) : undefined}
            renameLabel={t("form.renameValue", { name, value })}
            dropLabel={t("form.dropValue", { name, value })}
            onDrop={() => editing().dropValue(name, value)}
          />
        )}
      </ReorderList>
      <ValueEntry name={name} add={(input) => editing().addValues(name, input)} />
    </Root>
  );
}

interface SpecTagProps {
  handle: ReactNode;
  value: string;
  /** Renames the value, or returns the reason of a refusal; undefined for a fixed name. */
  rename: ((input: string) => SpecPhrase | undefined) | undefined;
  renameLabel: string;
  dropLabel: string;
  onDrop: () => void;
}

/** A value of a spec: the handle that moves it, its text, and an x. */
function SpecTag({ handle, value, rename, renameLabel, dropLabel, onDrop }: SpecTagProps) {
  return (
    <Tag>
      {handle}
      <span>
        <RenamableText text={value} label={renameLabel} rename={rename} />
      </span>
      <button type="button" data-drop="" aria-label={dropLabel} onClick={onDrop} />
    </Tag>
  );
}

const itself = (value: string) => value;

const Root = styled("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "2", padding: "2.5" } });

const Tag = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "control",
    maxWidth: "full",
    paddingInline: "0.5",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    background: "bg.panel",
    fontSize: "body",
    "& > span": { minWidth: 0, paddingInline: "1", overflowWrap: "anywhere" },
    "& > span:first-child": { paddingInlineStart: "2" },
    "& > [data-drop]": {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      boxSize: "6",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      _before: { content: '""', boxSize: "13px", background: "currentColor", mask: crossMask },
      "@media (pointer: coarse)": { boxSize: "8" },
      "&:not(:disabled):hover": { color: "fg.error", background: "bg.error" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
