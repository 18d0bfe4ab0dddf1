import { categoryHistory, type CategoryFormOptions, categoryText, useCategoryForm } from "@shopkeeper/hooks/categories/shared";
import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { Cascader } from "../cascader/cascader";
import { FailureNotice } from "../core/failure-notice";
import { NumberInput } from "../core/number-input";
import { Picture } from "../core/picture";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { ImagePicker } from "../pictures/shared";
import { HistoryButton } from "../revisions/shared";

/** 创建商品分类 or 编辑商品分类: a category of the shop, in a dialog 540 px wide. Mount it to open it. */
export function CategoryDialog(options: CategoryFormOptions) {
  const t = useText(categoryText);
  const category = useCategoryForm(options);
  const { form, limits } = category;
  const explain = (message: string) => sentenceOf(categoryText, message, { max: limits.name, sortMax: limits.sortMax });
  const unplaced = form.formState.errors.root?.server?.message;
  const parentHelp = category.isParentFixed ? t("problems.hasChildren") : category.isMovable ? t("form.parentHint") : undefined;
  return (
    <FormDialog
      title={t(category.title)}
      width={540}
      of={category}
      tools={
        options.category && (
          <HistoryButton kind="category" subject={options.category.id} name={options.category.name} words={categoryHistory} />
        )
      }
      conflict={{
        name: ({ name }) => name,
        describe: ({ name, pid, icon, sort }) => [
          [t("form.name"), name, "name"],
          [t("form.parent"), category.parents?.find(({ id }) => id === pid)?.name, "pid"],
          [t("fields.icon"), icon ? <Picture key="icon" src={icon} name={name} isPlain /> : "-", "icon"],
          [t("fields.sort"), sort, "sort"],
        ],
      }}
    >
      {unplaced && <FailureNotice error={new Error(unplaced)} />}
      <FormItem form={form} name="name" label={t("form.name")} explain={explain} isRequired>
        {(field) => <TextInput {...field} data-autofocus="" placeholder={t("form.namePlaceholder")} maxLength={limits.name} hasCounter />}
      </FormItem>
      <FormItem form={form} name="pid" label={t("form.parent")} explain={explain} help={parentHelp} isRequired>
        {(field) => (
          <Cascader
            nodes={category.parents}
            value={field.value}
            onChange={field.onChange}
            isClearable={false}
            disabled={category.isParentFixed}
          />
        )}
      </FormItem>
      <FormItem form={form} name="icon" label={t("fields.icon")} explain={explain} help={t("form.iconHint")} isGroup>
        {(field) => (
          <ImagePicker
            isSquare
            value={field.value}
            onChange={(addresses) => field.onChange(addresses[0] ?? "")}
            isReadOnly={category.isReadOnly}
            modelName="product"
          />
        )}
      </FormItem>
      <FormItem form={form} name="sort" label={t("fields.sort")} explain={explain} help={t("form.sortHint", { max: limits.sortMax })}>
        {(field) => <NumberInput {...field} min={limits.sortMin} max={limits.sortMax} />}
      </FormItem>
    </FormDialog>
  );
}
