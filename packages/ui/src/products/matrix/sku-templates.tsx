import { textOf, useText } from "@shopkeeper/hooks/texts";
import { skuText, useSpecTemplates } from "@shopkeeper/hooks/products";
import { type SpecPhrase, specText } from "@shopkeeper/hooks/specs/shared";
import { useId, useState } from "react";
import { Button } from "../../core/button";
import { FailureNotice } from "../../core/failure-notice";
import { Select } from "../../core/select";
import { DeferredRuleDialog } from "../../specs/shared";
import { styled } from "../../theme/styled";
import type { SkuSpecsPart } from "./sku-part";

/** 选择规格: a template replaces all specs; and a form for another template. */
export function SkuTemplates({ sku, say }: SkuSpecsPart) {
  const t = useText(skuText);
  const templates = useSpecTemplates();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const id = useId();
  const { chosen, adding } = templates;
  if (!templates.mayRead && !adding) return null;

  function apply() {
    if (!chosen) return setProblem(t("specs.templatePlaceholder"));
    const refused: SpecPhrase | undefined = sku().applySpecs(chosen.specs);
    setProblem(refused && textOf(specText, refused.key, refused.params));
    if (!refused) say(t("specs.replaced", { name: chosen.name }));
  }

  return (
    <Root>
      {templates.mayRead && (
        <>
          <label htmlFor={id}>{t("specs.template")}</label>
          <Select
            id={id}
            value={templates.id}
            options={templates.rules.map((rule) => ({ value: rule.id, label: rule.ruleName }))}
            placeholder={templates.isLoading ? "" : t(templates.rules.length > 0 ? "specs.templatePlaceholder" : "specs.noTemplates")}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-said`}
            onChange={(next) => {
              setProblem(undefined);
              templates.choose(next);
            }}
          />
          <Button variant="primary" onClick={apply}>
            {t("specs.apply")}
          </Button>
        </>
      )}
      {adding && <Button onClick={adding.open}>{t("specs.addRule")}</Button>}
      <span id={`${id}-said`} role="alert">
        {problem}
      </span>
      {templates.error && <FailureNotice error={templates.error} retry={templates.retry} />}
      {adding?.isOpen && <DeferredRuleDialog onDone={adding.close} onCancel={adding.close} />}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    "& > label": { fontSize: "body", color: "fg.muted" },
    "& > select": { width: "15rem", maxWidth: "full", flexShrink: 1 },
    "& > [role=alert]": { color: "fg.error", fontSize: "xs" },
  },
});
