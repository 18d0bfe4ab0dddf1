import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { productListText, type ProductFreightOptions, useProductFreight } from "@shopkeeper/hooks/products";
import { EmptyState } from "../../core/empty-state";
import { LoadState } from "../../core/load-state";
import { Select } from "../../core/select";
import { DryRunButton } from "../../core/dry-run-button";
import { FormDialog } from "../../form/form-dialog";
import { FormItem } from "../../form/form-item";
import { styled } from "../../theme/styled";

/** 设置运费: the shipping template of one product or many. Mount it to open it. */
export function ProductFreightDialog({ name, ...options }: ProductFreightOptions & { name: string }) {
  const { templates, options: choices, ...freight } = useProductFreight(options);
  const t = useText(productListText);
  const isEmpty = choices.length === 0;
  return (
    <FormDialog
      title={t("freight.title")}
      width={600}
      of={{ ...freight, isReadOnly: freight.isReadOnly || isEmpty }}
      tools={freight.dryRun && !isEmpty && <DryRunButton onDryRun={freight.dryRun} />}
    >
      <LoadState of={templates} isEmpty={isEmpty} empty={<EmptyState title={t("freight.empty")} hint={t("freight.emptyHint")} />}>
        <Name>{name}</Name>
        <FormItem
          form={freight.form}
          name="templateId"
          label={t("freight.template")}
          explain={(message) => sentenceOf(productListText, message)}
          help={options.onChoose && t("freight.virtual")}
          isRequired
        >
          {(field) => (
            <Select
              {...field}
              value={field.value ?? undefined}
              onChange={(value) => field.onChange(value ?? null)}
              placeholder={t("freight.placeholder")}
              options={choices}
            />
          )}
        </FormItem>
      </LoadState>
    </FormDialog>
  );
}

const Name = styled("p", { base: { color: "fg.muted", fontSize: "body", overflowWrap: "anywhere" } });
