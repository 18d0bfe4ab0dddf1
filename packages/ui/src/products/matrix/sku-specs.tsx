import { useText } from "@shopkeeper/hooks/texts";
import { type SkuMatrix, type SkuPhrase, skuText } from "@shopkeeper/hooks/products";
import type { EntryProblem, SpecEntry } from "@shopkeeper/hooks/specs/shared";
import { Plus } from "lucide-react";
import { type ComponentProps, memo, useCallback, useRef, useState } from "react";
import { Button } from "../../core/button";
import { useIdle } from "../../core/use-idle";
import { ReorderList } from "../../reorder/reorder-list";
import { SpecEntryFields, SpecSection } from "../../specs/shared";
import { styled } from "../../theme/styled";
import type { SkuSpecsPart } from "./sku-part";
import { SkuTemplates } from "./sku-templates";

export interface SkuSpecsProps extends SkuSpecsPart {
  /** The current specs. */
  of: SkuMatrix["specs"];
  /** The problem of the specs themselves. */
  fault: SkuPhrase | undefined;
  isReadOnly: boolean;
}

/** The specs of a product: the choice of a template, each spec with its values, and the fields of a new one. */
export const SkuSpecs = memo(function SkuSpecs({ of, fault, isReadOnly, sku, say }: SkuSpecsProps) {
  const t = useText(skuText);
  const editing = useCallback(() => sku().editor, [sku]);
  const [isAdding, setAdding] = useState(false);
  const returns = useRef(false);
  const specs = of.map(({ id, name, values }) => {
    const ids = new Map(values.map((value) => [value.name, value.id]));
    const keyOf = (value: string) => String(ids.get(value) ?? value);
    return { id, keyOf, spec: { value: name, detail: values.map((value) => value.name) } };
  });
  return (
    <Root disabled={isReadOnly}>
      {!isReadOnly && <SkuTemplates sku={sku} say={say} />}
      {!isReadOnly && <p data-hint="">{t(specs.length > 0 ? "specs.tip" : "specs.empty")}</p>}
      <ReorderList
        items={specs}
        keyOf={({ id }) => String(id)}
        labelOf={({ spec }) => spec.value}
        onMove={isReadOnly ? undefined : (from, to) => sku().moveSpec(from, to)}
      >
        {({ spec, keyOf }, handle) => <SkuSpec spec={spec} keyOf={keyOf} handle={handle} editing={editing} isReadOnly={isReadOnly} />}
      </ReorderList>
      {isAdding ? (
        <NewSpec
          add={(entry) => sku().addSpec(entry)}
          onDone={() => {
            returns.current = true;
            setAdding(false);
          }}
        />
      ) : (
        !isReadOnly && (
          <Button
            ref={(button) => {
              if (button && returns.current) button.focus();
              returns.current = false;
            }}
            icon={<Plus size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t("specs.addSpec")}
          </Button>
        )
      )}
      {fault && (
        <p role="alert" data-fault="">
          {t(fault.key, fault.params)}
        </p>
      )}
    </Root>
  );
});

/** One spec of a product, which can be renamed; measuring for its drag and drop waits until the page is idle. */
function SkuSpec(props: Omit<ComponentProps<typeof SpecSection>, "isNaming" | "isStill">) {
  const canMove = useIdle();
  return <SpecSection {...props} isNaming isStill={!canMove} />;
}

function NewSpec({ add, onDone }: { add: (entry: SpecEntry) => EntryProblem | undefined; onDone: () => void }) {
  const [entry, setEntry] = useState<SpecEntry>({ name: "", value: "" });
  const [problem, setProblem] = useState<EntryProblem | undefined>(undefined);
  return (
    <SpecEntryFields
      entry={entry}
      type={(part) => {
        setEntry({ ...entry, ...part });
        setProblem(undefined);
      }}
      problem={problem}
      confirm={() => {
        const refused = add(entry);
        if (refused) setProblem(refused);
        else onDone();
      }}
      cancel={onDone}
    />
  );
}

const Root = styled("fieldset", {
  base: {
    display: "grid",
    gap: "2.5",
    justifyItems: "start",
    width: "full",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    "& > div": { width: "full" },
    "&:disabled button": { display: "none" },
    "& > [data-hint]": { color: "fg.subtle", fontSize: "xs" },
    "& > [data-fault]": { color: "fg.error", fontSize: "xs" },
  },
});
