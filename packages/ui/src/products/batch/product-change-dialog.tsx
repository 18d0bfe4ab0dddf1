import { useCategoryTree } from "@shopkeeper/hooks/categories/shared";
import { sentenceOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import {
  changeLimits,
  type ChangeMode,
  changeModes,
  productBatchText,
  type ProductChangeOptions,
  type ProductChanging,
  useProductChange,
} from "@shopkeeper/hooks/products";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { PriceRounding } from "@shopkeeper/sdk";
import { useWatch } from "react-hook-form";
import { MultiCascader } from "../../cascader/multi-cascader";
import { useCategoryAdding } from "../../categories/shared";
import { codeOptions } from "../../core/code-options";
import { HintNotice } from "../../core/hint-notice";
import { Money } from "../../core/money";
import { NumberInput } from "../../core/number-input";
import { RadioGroup } from "../../core/radio-group";
import { Select } from "../../core/select";
import { DryRunButton } from "../../core/dry-run-button";
import { FormDialog } from "../../form/form-dialog";
import { FormItem } from "../../form/form-item";
import { styled } from "../../theme/styled";
import { PriceQuestion } from "../form/price-question";

export interface ProductChangeDialogProps extends ProductChangeOptions {
  /** The names of the products, as part of a sentence. */
  names: string;
}

/** The change of price, stock or shop categories of many products. Mount it to open it. */
export function ProductChangeDialog({ names, ...options }: ProductChangeDialogProps) {
  const change = useProductChange(options);
  const t = useText(productBatchText);
  const { kind } = options;
  const { form, prices } = change;
  const explain = (message: string) => sentenceOf(productBatchText, message, changeLimits);
  return (
    <FormDialog title={t(`title.${kind}`)} width={560} of={change} tools={<DryRunButton onDryRun={change.dryRun} />}>
      <Names>{names}</Names>
      <FormItem form={form} name="mode" label={t("mode")} explain={explain} help={t(`hint.${kind}`)} isGroup>
        {(field) => (
          <RadioGroup
            value={field.value}
            onChange={field.onChange}
            options={changeModes[kind].map((mode) => ({ value: mode, label: modeLabel(mode) }))}
          />
        )}
      </FormItem>
      {kind === "category" ? <Categories change={change} explain={explain} /> : <Amount kind={kind} change={change} explain={explain} />}
      {change.doubtful.length > 0 && (
        <HintNotice>
          <Doubtful>
            <b>{t("doubtful")}</b>
            <ul>
              {change.doubtful.map(({ id, name, before, after }) => (
                <li key={id}>
                  <span>{name}</span>
                  <span>
                    <Money value={before} /> → <Money value={after} />
                  </span>
                </li>
              ))}
            </ul>
          </Doubtful>
        </HintNotice>
      )}
      {prices.count !== undefined && <PriceQuestion prices={prices} />}
    </FormDialog>
  );

  function modeLabel(mode: ChangeMode) {
    if (kind === "stock") return t(mode === "set" ? "stock.modes.set" : "stock.modes.add");
    if (kind === "category") return t(mode === "set" ? "category.modes.set" : "category.modes.add");
    return t(mode === "add" ? "price.modes.raise" : `price.modes.${mode}`);
  }
}

interface PartProps {
  change: ProductChanging;
  explain: (message: string) => string;
}

function Amount({ kind, change: { form, exampleOf }, explain }: PartProps & { kind: "price" | "stock" }) {
  const t = useText(productBatchText);
  const language = useLanguage();
  const values = useWatch({ control: form.control });
  const isPercent = values.mode === "percent";
  const example = kind === "price" ? exampleOf(form.getValues()) : undefined;
  return (
    <>
      <FormItem
        form={form}
        name="amount"
        label={t(`amount.${kind}`)}
        explain={explain}
        help={example === undefined ? undefined : t("price.example", { price: moneyText(example) })}
        isRequired
      >
        {(field) => (
          <NumberInput
            {...field}
            value={field.value ?? undefined}
            onChange={(value) => field.onChange(value ?? null)}
            mode={kind === "price" ? 2 : 0}
            unit={t(kind === "stock" ? "pieces" : isPercent ? "percent" : "yuan")}
            data-autofocus=""
          />
        )}
      </FormItem>
      {kind === "price" && (
        <FormItem form={form} name="rounding" label={t("price.rounding")} explain={explain}>
          {(field) => <Select {...field} options={codeOptions("PriceRounding", Object.values(PriceRounding), language)} />}
        </FormItem>
      )}
    </>
  );
}

function Categories({ change: { form }, explain }: PartProps) {
  const t = useText(productBatchText);
  const categories = useCategoryTree("merchant");
  const adding = useCategoryAdding();
  return (
    <>
      <FormItem form={form} name="cateIds" label={t("category.categories")} explain={explain} isRequired>
        {(field) => (
          <MultiCascader
            nodes={categories.nodes}
            value={field.value}
            onChange={(ids) => field.onChange([...ids])}
            placeholder={t("category.placeholder")}
            empty={adding.empty}
          />
        )}
      </FormItem>
      {adding.dialog}
    </>
  );
}

const Names = styled("p", { base: { color: "fg.muted", fontSize: "body", overflowWrap: "anywhere" } });
const Doubtful = styled("div", {
  base: {
    "& > b": { fontWeight: "medium" },
    "& > ul": { maxHeight: "10rem", margin: 0, marginTop: "1", padding: 0, overflowY: "auto", listStyle: "none" },
    "& li": { display: "flex", justifyContent: "space-between", gap: "3" },
    "& li > span:first-child": { minWidth: 0, overflowWrap: "anywhere" },
    "& li > span:last-child": { flexShrink: 0, fontVariantNumeric: "tabular-nums" },
  },
});
