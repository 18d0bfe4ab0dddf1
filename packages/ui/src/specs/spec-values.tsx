import { useText } from "@shopkeeper/hooks/core";
import { type Spec, specText, type useSpecRuleForm } from "@shopkeeper/hooks/specs";
import { memo } from "react";
import { ReorderList } from "../core/reorder-list";
import { styled } from "../theme/styled";
import { SpecTag } from "./spec-tag";
import { ValueEntry } from "./value-entry";

export interface SpecValuesProps {
  spec: Spec;
  /** Gives the newest: values are drawn again when they change, and not when something else in the form does. */
  editing: () => ReturnType<typeof useSpecRuleForm>["editing"];
  isReadOnly: boolean;
}

/** The values of a spec as tags that can be moved and dropped, with an input for more. */
export const SpecValues = memo(Values, (before, now) => {
  const [old, { value, detail }] = [before.spec, now.spec];
  return (
    before.isReadOnly === now.isReadOnly &&
    old.value === value &&
    old.detail.length === detail.length &&
    old.detail.every((one, at) => one === detail[at])
  );
});

function Values({ spec: { value: name, detail }, editing, isReadOnly }: SpecValuesProps) {
  const t = useText(specText);
  return (
    <Frame>
      <ReorderList
        items={detail}
        keyOf={(value) => value}
        labelOf={(value) => value}
        onMove={isReadOnly ? undefined : (from, to) => editing().moveValue(name, from, to)}
        layout="wrap"
      >
        {(value, handle) => (
          <SpecTag
            handle={handle}
            value={value}
            dropLabel={t("form.dropValue", { name, value })}
            onDrop={() => editing().dropValue(name, value)}
          />
        )}
      </ReorderList>
      <ValueEntry name={name} add={(typed) => editing().addValues(name, typed)} />
    </Frame>
  );
}

const Frame = styled("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "2", padding: "2.5" } });
