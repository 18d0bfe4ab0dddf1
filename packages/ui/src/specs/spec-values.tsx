import { useText } from "@shopkeeper/hooks/core";
import { type Spec, type SpecEditor, specText } from "@shopkeeper/hooks/specs";
import { memo } from "react";
import { ReorderList } from "../core/reorder-list";
import { styled } from "../theme/styled";
import { SpecTag } from "./spec-tag";
import { ValueEntry } from "./value-entry";

export interface SpecValuesProps {
  spec: Spec;
  /** Gives the newest: values are drawn again when they change, and not when something else in the form does. */
  editing: () => SpecEditor;
  isReadOnly: boolean;
  /** The specs are called something of their own, and so are their values: both can be renamed. */
  isNaming?: boolean;
  /** Its values cannot be moved yet. */
  isStill?: boolean;
  /** What stays of a value when it is renamed; its name without it. */
  keyOf?: (value: string) => string;
}

/** The values of a spec as tags that can be moved and dropped, with an input for more. */
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

const itself = (value: string) => value;

const Root = styled("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "2", padding: "2.5" } });
