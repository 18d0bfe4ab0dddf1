import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type CategoryTask, pictureText, type PictureCategories, useCategoryForm } from "@shopkeeper/hooks/pictures";
import { Cascader } from "../cascader/cascader";
import { FailureNotice } from "../core/failure-notice";
import { LoadState } from "../core/load-state";
import { NumberInput } from "../core/number-input";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";

export interface CategoryDialogProps {
  task: CategoryTask;
  categories: PictureCategories;
}

/** 添加分类 or 编辑分类, 540 px wide. Mount it to open it. */
export function CategoryDialog({ task, categories }: CategoryDialogProps) {
  const t = useText(pictureText);
  const category = useCategoryForm(task, categories.all, categories.closeTask);
  const { form, limits } = category;
  const explain = (message: string) => sentenceOf(pictureText, message, limits);
  const unplaced = form.formState.errors.root?.server?.message;
  return (
    <FormDialog title={t(category.title)} width={540} of={category}>
      <LoadState of={{ isLoading: category.isLoading, error: category.loadError, retry: category.retry }}>
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
      </LoadState>
    </FormDialog>
  );
}
