import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/core";
import { type CategoryTask, pictureText, type PictureCategories, useCategoryForm } from "@shopkeeper/hooks/pictures";
import { Button } from "../core/button";
import { Cascader } from "../core/cascader";
import { FailureNotice } from "../core/failure-notice";
import { FormItem } from "../core/form-item";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { NumberInput } from "../core/number-input";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";

export interface CategoryDialogProps {
  task: CategoryTask;
  categories: PictureCategories;
}

/** 添加分类 or 编辑分类, 540 px wide. Mount it to open it. */
export function CategoryDialog({ task, categories }: CategoryDialogProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const category = useCategoryForm(task, categories.all, categories.closeTask);
  const { form, limits } = category;
  const explain = (message: string) => sentenceOf(pictureText, message, { max: limits.nameMax });
  const unplaced = form.formState.errors.root?.server?.message;
  return (
    <Modal
      title={t(category.title)}
      isOpen
      width={540}
      onClose={categories.closeTask}
      footer={
        <>
          <Button onClick={categories.closeTask}>{core("actions.cancel")}</Button>
          <Button variant="primary" isBusy={category.isSubmitting} onClick={category.submit}>
            {core("actions.confirm")}
          </Button>
        </>
      }
    >
      <LoadState of={{ isLoading: category.isLoading, error: category.loadError, retry: category.retry }}>
        <Root
          onSubmit={(event) => {
            event.preventDefault();
            category.submit();
          }}
        >
          {unplaced && <FailureNotice error={new Error(unplaced)} />}
          <FormItem form={form} name="pid" label={t("category.parent")} explain={explain} isRequired>
            {(field) => (
              <Cascader
                nodes={categories.nodes}
                value={field.value}
                onChange={field.onChange}
                placeholder={t("category.parentRequired")}
                isClearable={false}
              />
            )}
          </FormItem>
          <FormItem form={form} name="name" label={t("category.name")} explain={explain} isRequired>
            {(field) => <TextInput {...field} data-autofocus="" placeholder={t("category.name")} maxLength={limits.nameMax} hasCounter />}
          </FormItem>
          <FormItem form={form} name="sort" label={t("category.sort")} explain={explain} help={t("category.sortHint")}>
            {(field) => <NumberInput {...field} max={limits.sortMax} />}
          </FormItem>
          <button type="submit" hidden />
        </Root>
      </LoadState>
    </Modal>
  );
}

const Root = styled("form", { base: { display: "grid", gap: "4" } });
