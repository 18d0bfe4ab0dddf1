import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/core";
import { productListText, type ProductFreightOptions, useProductFreight } from "@shopkeeper/hooks/products";
import { useId } from "react";
import { Button } from "../../core/button";
import { EmptyState } from "../../core/empty-state";
import { FormItem } from "../../core/form-item";
import { LoadState } from "../../core/load-state";
import { Modal } from "../../core/modal";
import { Select } from "../../core/select";
import { styled } from "../../theme/styled";

export interface ProductFreightDialogProps extends ProductFreightOptions {
  /** The product, or the first of many. */
  name: string;
  isMany?: boolean;
}

/** 设置运费: which shipping template a product has, or many. Mount it to open it. */
export function ProductFreightDialog({ name, isMany = false, ...options }: ProductFreightDialogProps) {
  const freight = useProductFreight(options);
  const t = useText(productListText);
  const core = useText(coreText);
  const id = useId();
  return (
    <Modal
      title={t("freight.title")}
      isOpen
      width={600}
      onClose={options.onClose}
      footer={
        <>
          <Button onClick={options.onClose} disabled={freight.isSubmitting}>
            {core("actions.cancel")}
          </Button>
          <Button type="submit" form={id} variant="primary" isBusy={freight.isSubmitting} disabled={freight.options.length === 0}>
            {core("actions.confirm")}
          </Button>
        </>
      }
    >
      <LoadState
        of={freight}
        isEmpty={freight.options.length === 0}
        empty={<EmptyState title={t("freight.empty")} hint={t("freight.emptyHint")} />}
      >
        <Root
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!freight.isSubmitting) freight.submit();
          }}
        >
          <p>{name}</p>
          <FormItem
            form={freight.form}
            name="templateId"
            label={t("freight.template")}
            explain={(message) => sentenceOf(productListText, message)}
            help={isMany ? t("freight.virtual") : undefined}
            isRequired
          >
            {(field) => (
              <Select
                {...field}
                value={field.value ?? undefined}
                onChange={(value) => field.onChange(value ?? null)}
                placeholder={t("freight.placeholder")}
                options={freight.options}
              />
            )}
          </FormItem>
        </Root>
      </LoadState>
    </Modal>
  );
}

const Root = styled("form", {
  base: { display: "grid", gap: "4", "& > p": { color: "fg.muted", fontSize: "body", overflowWrap: "anywhere" } },
});
